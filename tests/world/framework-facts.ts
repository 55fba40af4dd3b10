/** What the frameworks themselves say: numbers and identifiers, to hold the content against. */

const numbered = (prefix: string, many: number) =>
  Array.from({ length: many }, (_, index) => `${prefix}.${index + 1}`);

/** The lowest implementation group of each safeguard, one word per control of CIS v8.1. */
const lowestGroups = `
  11223 1112223 11111122222233 111111122223 111122 11111223 1111222 111222222223 1122223 1112222 11112 12222223 22222233333 111111112 1222333 22222222222333 111222223 22233`;

/** The lowest implementation group, by safeguard. */
export const cisGroups = new Map<string, number>(
  lowestGroups
    .trim()
    .split(/\s+/)
    .flatMap((digits, control) =>
      [...digits].map((group, index) => [`${control + 1}.${index + 1}`, Number(group)] as const),
    ),
);

const assessableClauses = `
  4.1 4.2 4.3 4.4 5.1 5.2 5.3 6.1.1 6.1.2 6.1.3 6.2 6.3 7.1 7.2 7.3 7.4 7.5.1 7.5.2 7.5.3
  8.1 8.2 8.3 9.1 9.2.1 9.2.2 9.3.1 9.3.2 9.3.3 10.1 10.2`;

/** NIST left gaps when it moved subcategories: they are listed, never counted. */
const subcategories = `
  GV.OC 01 02 03 04 05
  GV.RM 01 02 03 04 05 06 07
  GV.RR 01 02 03 04
  GV.PO 01 02
  GV.OV 01 02 03
  GV.SC 01 02 03 04 05 06 07 08 09 10
  ID.AM 01 02 03 04 05 07 08
  ID.RA 01 02 03 04 05 06 07 08 09 10
  ID.IM 01 02 03 04
  PR.AA 01 02 03 04 05 06
  PR.AT 01 02
  PR.DS 01 02 10 11
  PR.PS 01 02 03 04 05 06
  PR.IR 01 02 03 04
  DE.CM 01 02 03 06 09
  DE.AE 02 03 04 06 07 08
  RS.MA 01 02 03 04 05
  RS.AN 03 06 07 08
  RS.CO 02 03
  RS.MI 01 02
  RC.RP 01 02 03 04 05 06
  RC.CO 03 04`;

/** Every question a framework must ask, in its order. */
export const identifiers = {
  cis: [...cisGroups.keys()],
  iso: [
    ...assessableClauses.trim().split(/\s+/),
    ...numbered('A.5', 37),
    ...numbered('A.6', 8),
    ...numbered('A.7', 14),
    ...numbered('A.8', 34),
  ],
  nist: subcategories
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [category, ...numbers] = row.trim().split(' ');
      return numbers.map((number) => `${category}-${number}`);
    }),
};

/** How many sections, and how many safeguards, controls or subcategories in all. */
export const totals = {
  cis: { sections: 18, questions: 153 },
  iso: { sections: 11, questions: 123 },
  nist: { sections: 22, questions: 106 },
};

/** How many safeguards of CIS v8.1 have each tag. */
export const cisTags = {
  asset: { Devices: 25, Software: 24, Data: 32, Users: 29, Network: 23, Documentation: 20 },
  function: { Govern: 25, Identify: 14, Protect: 78, Detect: 24, Respond: 6, Recover: 6 },
};

/** The controls that came with ISO/IEC 27001:2022. */
export const newIsoControls =
  'A.5.7 A.5.23 A.5.30 A.7.4 A.8.9 A.8.10 A.8.11 A.8.12 A.8.16 A.8.23 A.8.28'.split(' ');

/**
 * The wording of CIS is not ours to ship, not even here: its titles stand as the beginnings of their SHA-256,
 * taken of their small letters and digits alone.
 */
export const officialTitles = new Set(
  `
  f830693d1568 3cfeea979264 a1b18d30688d 9ee88765cedd 7338b15d4bf0 797a377aa970 14efbcd0c71b 2503006998be
  6c3f342c3c15 3c3bce1b8b8b 634c4944a091 47f576253334 6ba9f63b72d7 202a671d8ad1 3ca54c7b4f3f c32be06adf8b
  2127d387f7cd 4b448b5f7c2c efa21f3bc487 44deabf049e4 a80980fa84a9 8637ca7f8756 366fdf4907d9 8fb8aa717d28
  b4a820cff848 b54226757b6a cc5b01f299b5 0a5777a8aec1 206df73416f8 f5ec5492d097 fbd18bb05952 4f936da67724
  0f460139e272 2928c515afcc 7bcce986ade0 2a7d296cbefb 54c7e00b029b 5f361e94733d bd8e0d056a60 9eb25e47b1b0
  619ddbc5ffce 651489b449db bd4a12dd2cf9 bdee65d5628b 4b366bde0fb7 f424c11bb36b 5ec1a67768d4 d966548357e6
  4c3f313a9d1f 965350869f6d e768be5ec413 7f72f8a59bed 34e6629c45c4 5d4314c315dd 9e0fb3a84b7d 5284dc9fbcd6
  8552dac52e07 2bd522f5130a eeccc54c901d f11f39e7ad31 7b667152be87 09d1751ee6bd 55d0df4619c9 449daf36b5b3
  31b6482a89ee 594c93f7eff0 d4ccddd5b435 76658de61927 1e6ac1ec94a2 67f8019fd10e 601096951ae0 78545ff93b98
  32842024c131 4f4b5e4ad04b db6c9938a9c6 2c1ff4f55e91 fd83217b07b4 9b4ade5eabe7 747555808357 7e03eb109b55
  c05bdb62060b 1edda2a44768 e886ee9c8df9 f06bcb92157f 5a43b6cecd83 a3c325ae7bd9 171991290036 b3365e58da58
  3b4fa5e7acc3 474e7b6a40f0 2e3cab210009 75e4f84b88e1 1bd00f774fdb 9a6d8c49c61e 10202db26aed e921e70341d0
  f640eb9d3cc7 c3f4dbc26d62 a0b2e0797147 125f1c4ef0eb 7c329d1cc4c4 3200528f2188 8b315d8daab2 648c0b6108be
  5c606dbe8939 a7f3a2bef3c6 6350ebe05923 49017dd49e66 2a704df63588 0c162305059b 261107debb8c 4d2b37dc785c
  4ab5c8a5f881 ec4552455f3a 1684c220537b 7167b3931261 34c770271355 25ec19ca5dcd 643e567c9c5f 574d30b75204
  96be9e5c0195 0e8007542135 d01455b1785a aa27010b712d a2306f94a5a5 683bd4d24cd9 fabf60b7f2ff a520406f711d
  e676220d6937 7089293e8cd2 8cea8d2f814b 5a3d0c7ea169 e891f9f59679 f4ba7aa47c09 8a7a5bcdc692 7669a8abf37f
  6f9d91b46701 f69a7be573cc e8133614c8b1 09cdf8eb1bfc 0793f7c89356 7a1b4b032568 84ae10dd3045 5241044e3999
  2e6a4a9f41bf 9a9075e8d6ad 2b932f679c85 44a2163ba123 1bebe6bf214c 361ffcdf821a e52cc4c3e4a9 72c6557f8130
  56bf00851eb9`
    .trim()
    .split(/\s+/),
);
