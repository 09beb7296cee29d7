const STARTS = [
  'Alm',
  'Birk',
  'Brek',
  'Dal',
  'Elm',
  'Fal',
  'Fjell',
  'Hald',
  'Havn',
  'Holm',
  'Isa',
  'Kyst',
  'Lind',
  'Lund',
  'Mor',
  'Nord',
  'Oster',
  'Ravn',
  'Sol',
  'Sten',
  'Strand',
  'Sund',
  'Vester',
  'Vind',
]
const ENDS = [
  'a',
  'berg',
  'borg',
  'by',
  'dal',
  'en',
  'fors',
  'gard',
  'heim',
  'holt',
  'lund',
  'mark',
  'na',
  'nes',
  'rup',
  'sta',
  'strom',
  'tun',
  'vang',
  'vik',
]

/** Names of series, as makers of furniture invent them. Letters a-z only: each is its own key in addresses. */
export const SERIES: readonly string[] = STARTS.flatMap((start) => ENDS.map((end) => start + end))

/** Names of makers; fewer than series, as in a real shop. */
export const MAKERS: readonly string[] = STARTS.flatMap((start, index) =>
  ['Atelier', 'Manufaktur', 'Studio', 'Werk'].map((kind, place) =>
    place % 2 === 0
      ? `${kind} ${start}${ENDS[(index * 7 + place) % ENDS.length]}`
      : `${start}${ENDS[(index * 5 + place) % ENDS.length]} ${kind}`,
  ),
)
