export const en = {
  rate: {
    title: 'Rate a risk yourself',
    text: 'A laptop with patient data is stolen from a car. How likely is that at your organisation, and what would it do?',
    likelihood: 'Likelihood',
    consequence: 'Consequence',
    level: 'Level',
    step: {
      likelihood: { 1: 'Rare', 2: 'Unlikely', 3: 'Possible', 4: 'Likely', 5: 'Almost certain' },
      consequence: { 1: 'Insignificant', 2: 'Minor', 3: 'Moderate', 4: 'Major', 5: 'Severe' },
    },
    levels: { 0: 'Low', 1: 'Medium', 2: 'High', 3: 'Extreme' },
    cell: '{{likelihood}}, {{consequence}}: {{level}}',
    why: 'Why?',
    because:
      'Likelihood {{likelihood}} and consequence {{consequence}} meet in a cell of this level. The matrix decides, not a multiplication: a rare catastrophe stays visible.',
    review: 'A risk of this level is reviewed within {{days}} days.',
    treat: 'It is treated within {{days}} days.',
  },
  questions: {
    title: 'Questions that are asked first',
    own: {
      question: 'Can it run on our own server?',
      answer:
        'Yes. It is one process with a database of its own, or with your PostgreSQL from version 15. It connects to nothing outside; a network without the internet is enough.',
    },
    sheet: {
      question: 'Our register is a spreadsheet with its own columns. Does that work?',
      answer:
        'Yes. Columns are recognised by their headers and can be assigned by hand, up to 20,000 rows at once. Exported again, the workbook carries identifiers, so that a second import changes rows instead of doubling them.',
    },
    see: {
      question: 'Who sees a risk?',
      answer:
        'Administrators see all of them. Everybody else sees those of their departments, those that belong to the whole organisation and those they own. Other organisations on the same server see nothing: the database refuses.',
    },
    large: {
      question: 'How large may the register become?',
      answer:
        'The speed of the product is measured with 100,000 risks in one organisation, beside the least that any server with the same database must do.',
    },
    proof: {
      question: 'What do we show an auditor?',
      answer:
        'The register as it was filtered, each figure with its formula, each decision with its reason and the two people who took it, and a log whose chain a program of a few lines can check.',
    },
  },
};
export type FurtherText = typeof en;
