export const en = {
  title: 'Plumbline: risk register, maturity and compliance in one place',
  description:
    'A risk register that explains every figure, maturity by CIS, ISO 27001 and NIST CSF, and an import that checks your spreadsheet before anything is stored.',
  hero: {
    title: 'Know your risks. Show your controls.',
    text: 'Plumbline holds your risk register, the maturity of your controls and every decision about both. Ask any figure “why?” and it answers with its formula and the rows it counted.',
    register: 'Register',
    login: 'Login',
    point: {
      import: 'Your Excel register in, checked row by row',
      server: 'On your own server, with no outside service',
      languages: 'English, Turkish and Arabic throughout',
    },
    likelihood: 'Likelihood',
    consequence: 'Consequence',
    picture:
      'A risk matrix, five by five, with the open risks as discs. One risk has moved from extreme to medium.',
    moved: 'Residual rating',
    moved_text: 'From extreme to medium, by two controls and with a reason.',
    why: 'Why?',
    why_text: 'Likelihood 4 → 2, consequence 5 → 3: backups are tested each month.',
  },
  community: {
    title: 'One register, three kinds of readers',
    text: 'Whoever keeps the register, whoever works on a risk and whoever decides: all open the same records, and each sees what is theirs to do.',
    administrators: {
      title: 'Risk administrators',
      text: 'Set the matrix, its levels and the days within which each level is reviewed. Before a new matrix counts, you see which risks would change their level.',
      point:
        'Overdue reviews, risks without owner, ratings by an older matrix: each is a figure that opens its list.',
    },
    practitioners: {
      title: 'Practitioners',
      text: 'Rate a risk, propose its treatment, answer your part of an assessment. What you type is kept, also when the network is gone or the page closes.',
      point: 'Edit cells of the register with the keyboard, select two hundred rows and change them at once.',
    },
    executives: {
      title: 'Business executives',
      text: 'See what the open risks mean for the business: how many are high or extreme, what changed since the last meeting, and which decisions wait for you.',
      point: 'The dashboard prints on one page of A4, with the moment at which its figures were true.',
    },
  },
  features: {
    title: 'Three things to look at first',
    text: 'Pictures of the product as it is, with the data of its demonstration.',
    matrix: {
      kicker: 'Risk matrix',
      title: 'The whole register in one picture',
      text: 'Each disc is the number of open risks in a cell. Switch between inherent, residual and target rating, and open the risks of a cell with one click.',
      alt: 'The risk matrix of the dashboard: discs with the number of open risks in each cell, in the colours of their levels.',
    },
    why: {
      kicker: 'Why?',
      title: 'Every figure explains itself',
      text: 'Behind each figure stand its formula and version, what went into it, how many risks were counted, and which were left out for which reason. One more click lists them, so an auditor can count again.',
      alt: 'The explanation of a figure: formula, inputs, and the number of risks that were counted and left out.',
    },
    import: {
      kicker: 'Import',
      title: 'Your spreadsheet, checked before it counts',
      text: 'Drop the workbook you have. Each row is shown as new, changed, the same, repeated or refused, with the reason beside it. Nothing is stored until you say so, and for 30 days one click takes it back.',
      alt: 'The preview of an import: rows of a workbook, each refused one with its reason.',
    },
    more: {
      second: {
        title: 'A second person',
        text: 'Avoiding, transferring and closing a risk is asked for by one person and confirmed by another.',
      },
      log: {
        title: 'A log that shows tampering',
        text: 'Each act is chained to the one before it. One command walks the chain and fails if an entry was changed.',
      },
      apart: {
        title: 'Kept apart by the database',
        text: 'Row-level security is forced on every table of every organisation, beside the checks of the product itself.',
      },
      languages: {
        title: 'Right to left, for real',
        text: 'Arabic mirrors the layout, the matrix and the PDF. Turkish search finds ışık under IŞIK.',
      },
      conflict: {
        title: 'No silent overwriting',
        text: 'Where two people change one risk, the second sees both versions field by field and chooses.',
      },
      exit: {
        title: 'A way out',
        text: 'Registers leave as XLSX and CSV, assessments as workbook, PDF and Word, with everything needed to come back.',
      },
    },
  },
  services: {
    title: 'Three services on the same records',
    risk: {
      title: 'Risk',
      text: 'From the first report of a risk to its closure, with who decided and when.',
      one: 'Triage, rating, treatment, review and closure',
      two: 'A matrix of your own, from 3 × 3 to 7 × 7',
      three: 'A library of risks to begin with',
    },
    compliance: {
      title: 'Compliance',
      text: 'Work through ISO/IEC 27001:2022, NIST CSF 2.0 or a framework of your own, control by control.',
      one: 'What does not apply needs a reason, and keeps it',
      two: 'Approved by somebody who answered none of it',
      three: 'A document for the auditor in three languages',
    },
    maturity: {
      title: 'Maturity',
      text: 'Assess yourselves at regular intervals by CIS Controls v8.1, ISO/IEC 27001:2022 and NIST CSF 2.0.',
      one: 'Current and desired level of each question',
      two: 'A roadmap that puts the gaps in order',
      three: 'One assessment compared with the one before',
    },
  },
  start: {
    title: 'Get started',
    text: 'From the first message to a register that people work with.',
    ask: {
      title: 'Ask for an organisation',
      text: 'Send the message below. You get an organisation of your own and its first administrator.',
    },
    import: {
      title: 'Bring your register',
      text: 'Import the workbook you keep today, or take risks from the library.',
    },
    decide: {
      title: 'Decide',
      text: 'Open the dashboard, ask why, and give each risk an owner and a date.',
    },
  },
  licences: {
    title: 'Licences',
    text: 'Both have every function. They differ in one thing: departments.',
    flat: {
      title: 'Flat',
      text: 'For a small company or a single team.',
      one: 'Everybody works in the same register',
      two: 'Staff edit whatever belongs to the organisation',
      three: 'Somebody who is alone decides alone, and the log says so',
    },
    corporate: {
      title: 'Corporate',
      text: 'For an organisation with departments.',
      one: 'A tree of departments with leads, editors and readers',
      two: 'People see their departments and what belongs to all',
      three: 'Dashboards and assessments by department or whole',
    },
    schedule: 'Hosting, licence types and support times',
  },
  contact: {
    title: 'Contact us',
    text: 'Ask for an organisation, a demonstration or an answer.',
    aside: {
      title: 'What happens with your message',
      text: 'It is stored for one year at most and read by the people who run this service. The check against machines runs in your browser and on this server; no third party hears of it.',
      privacy: 'Privacy policy',
    },
    script: 'The form needs JavaScript.',
  },
};
export type HomeText = typeof en;
