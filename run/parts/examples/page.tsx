import Button from '@mui/material/Button';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { long, nothing, type Examples } from './example.ts';

const facts = (stacked: boolean) => (
  <FactList stacked={stacked}>
    <Fact name="Owner" stacked={stacked}>
      Ada Lovelace
    </Fact>
    <Fact name="Description" stacked={stacked}>
      {long}
    </Fact>
  </FactList>
);

export const page: Examples = {
  PageHeader: {
    'of a record': () => (
      <PageHeader
        title="The archive’s roof leaks"
        reference="R-0042"
        status={<StatusPill tone="warning">Open</StatusPill>}
        action={<Button variant="contained">Close</Button>}
        more={[{ label: 'Delete', onClick: nothing, opensDialog: true }]}
      />
    ),
    'low, with filters': () => (
      <PageHeader title="Risk register" isLow>
        <p>Filters</p>
      </PageHeader>
    ),
  },
  SectionCard: {
    dense: () => (
      <SectionCard title="Details" action={<Button size="small">Change</Button>}>
        {facts(false)}
      </SectionCard>
    ),
    roomy: () => (
      <SectionCard title="Large details" roomy>
        {facts(true)}
      </SectionCard>
    ),
  },
  FactList: { 'side by side': () => facts(false), stacked: () => facts(true) },
  AfterFirstPaint: {
    usual: () => (
      <AfterFirstPaint room={<p>Room</p>}>
        <Button>Drawn later</Button>
      </AfterFirstPaint>
    ),
  },
};
