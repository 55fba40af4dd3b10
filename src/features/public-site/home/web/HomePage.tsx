import type { ReactNode } from 'react';
import type { Language } from '#platform/contract/access.ts';
import { SiteFrame } from '#features/public-site/frame/web/shared/SiteFrame.tsx';
import { CommunitySection } from './CommunitySection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { StartSections } from './StartSections.tsx';

/** The product's door for those who are not signed in (specification 1 and 2). `form` is the contact form as it stands before any
 *  script; what is loaded when scrolled near comes into `further`. */
export function HomePage({ language, form }: { language: Language; form: ReactNode }) {
  return (
    <SiteFrame language={language} isHome>
      <HeroSection language={language} />
      <CommunitySection />
      <FeaturesSection language={language} />
      <ServicesSection />
      <StartSections />
      <ContactSection form={form} />
      <div id="further" />
    </SiteFrame>
  );
}
