export type ColourRole = { token: string; name: string; use: string }
export type ColourGroup = { title: string; note: string; roles: readonly ColourRole[] }

/** Every colour token of a brand by the part it plays; a test misses one that is not named here. */
export const COLOUR_GROUPS: readonly ColourGroup[] = [
  group(
    'Grounds',
    'What things stand on. Pictures bring their own backdrop, so a card is never a white box.',
    [
      ['--color-paper', 'Paper', 'The page itself'],
      ['--color-surface', 'Surface', 'Cards, picture backdrops, quiet strips'],
      ['--color-surface-strong', 'Surface, strong', 'A step deeper: skeletons, hover, table heads'],
      ['--color-tint-a', 'Tint A', 'Sets one part of a page apart'],
      ['--color-tint-b', 'Tint B', 'Its counterpart; never both in one section'],
    ],
  ),
  group('Ink', 'Two strengths are enough. What must be read is ink; what helps is quiet.', [
    ['--color-text', 'Text', 'Headings, copy, prices'],
    ['--color-text-quiet', 'Text, quiet', 'Notes, captions, what it cost before'],
  ]),
  group(
    'Lines',
    'Space comes before lines. A line is for rows of equal things, a control’s outline for what can be used.',
    [
      ['--color-line', 'Line', 'Between rows; decoration only'],
      ['--color-control', 'Control', 'Outlines of fields and choices, 3 to 1'],
    ],
  ),
  group('Action', 'One filled accent on a screen says where it goes on.', [
    ['--color-accent', 'Accent', 'The one action; links in copy'],
    ['--color-accent-strong', 'Accent, strong', 'The same, pressed or hovered'],
    ['--color-on-accent', 'On accent', 'Words on any filled ground'],
    ['--color-accent-second', 'Second accent', 'Small marks, a guide’s kicker'],
  ]),
  group('Meaning', 'Never colour alone: a word or an icon says the same.', [
    ['--color-sale', 'Sale', 'Reduced prices and their badges, nothing else'],
    ['--color-success', 'Success', 'In stock, saved, done'],
    ['--color-error', 'Error', 'A field or a step that did not work'],
    ['--color-focus', 'Focus', 'The ring around what has the keyboard'],
    ['--color-backdrop', 'Backdrop', 'Dims the page behind a dialog'],
  ]),
]

/** Words that stand on any ground. */
export const INKS = [
  '--color-text',
  '--color-text-quiet',
  '--color-accent',
  '--color-accent-second',
  '--color-sale',
  '--color-success',
  '--color-error',
] as const

export const GROUNDS = [
  '--color-paper',
  '--color-surface',
  '--color-surface-strong',
  '--color-tint-a',
  '--color-tint-b',
] as const

/** Fills that carry words of the colour `--color-on-accent`. */
export const FILLS = [
  '--color-accent',
  '--color-accent-strong',
  '--color-accent-second',
  '--color-sale',
  '--color-text',
] as const

function group(
  title: string,
  note: string,
  roles: [token: string, name: string, use: string][],
): ColourGroup {
  return { title, note, roles: roles.map(([token, name, use]) => ({ token, name, use })) }
}
