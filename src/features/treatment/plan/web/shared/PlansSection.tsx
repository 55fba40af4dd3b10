import type { Risk } from '#features/risk/record/risk.contract.ts';
import { PlansOfRisk } from './PlanCards.tsx';

/** The plans of a risk, as a part of its page. */
export const PlansSection = ({ risk }: { risk: Risk }) => <PlansOfRisk id={risk.id} />;
