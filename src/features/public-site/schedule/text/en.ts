export const en = {
  title: 'Service schedule',
  description: 'Hosting options, licence types, sign-in, encryption, backups and support times of Plumbline.',
  lead: 'How the service is run, and how soon you get an answer and a remedy.',
  print: 'Print this page',
  hosting: {
    title: 'Hosting options',
    shared: {
      title: 'Shared service',
      text: 'Your organisation lives beside others on servers that we run. The database keeps them apart.',
    },
    dedicated_shared: {
      title: 'Dedicated instance on shared servers',
      text: 'An instance and a database of your own, on servers that carry other instances too.',
    },
    dedicated: {
      title: 'Dedicated instance on dedicated servers',
      text: 'An instance and a database of your own, on servers that carry nothing else.',
    },
  },
  licence: {
    title: 'Licence types',
    site: { title: 'Per site', text: 'One licence for each site where the product is used.' },
    enterprise: { title: 'Enterprise', text: 'One licence for any number of sites.' },
  },
  security: {
    title: 'Sign-in, encryption and backups',
    sign_in: {
      title: 'User authentication',
      text: 'Through your own directory, or by a SAML token of your identity provider.',
    },
    encryption: {
      title: 'Encrypted communication',
      text: 'Whatever passes between a browser and the service is encrypted (TLS).',
    },
    backups: { title: 'Backups', text: 'The data of the service are backed up regularly.' },
  },
  support: {
    title: 'Support times',
    text: 'Times count from your report.',
    priority: 'Priority level',
    meaning: 'Description',
    response: 'Response time',
    resolution: 'Resolution time',
    complete: {
      title: 'Complete Loss of Service',
      text: 'Nobody can work with the product.',
      response: '4 working hours',
      resolution: '1 day',
    },
    severe: {
      title: 'Severe Loss',
      text: 'An important function cannot be used, and there is no way around it.',
      response: '6 hours',
      resolution: '2 days',
    },
    minor: {
      title: 'Minor Loss',
      text: 'A function is limited, or there is a way around the fault.',
      response: '8 hours',
      resolution: '5 days',
    },
    none: {
      title: 'No Loss',
      text: 'Something is inconvenient or looks wrong, and nobody is held up.',
      response: '16 hours',
      resolution: 'A future release',
    },
    outside: {
      title: 'No SLA',
      text: 'A question, or a request for something new.',
      response: '24 hours',
      resolution: 'A future release',
    },
  },
};
export type ScheduleText = typeof en;
