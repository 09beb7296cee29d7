import type { BrandId } from '../../.storybook/brands.ts'
import { DoAndDont, FoundationPage, FoundationPart } from './foundation-page.tsx'
import css from './voice-page.module.css'

type Voice = {
  lead: string
  address: readonly (readonly [language: string, pronoun: string, example: string])[]
  examples: readonly (readonly [place: string, good: string, bad: string])[]
  good: readonly string[]
  bad: readonly string[]
}

const VOICES: Record<BrandId, Voice> = {
  'home-shop': {
    lead: 'Lindhaus speaks like someone who has made the table and sits at it: calm, exact, grown-up. Formal, and never stiff.',
    address: [
      ['de', 'Sie', 'So pflegen Sie geölte Eiche.'],
      ['fr', 'vous', 'Entretenez votre chêne huilé sans effort.'],
      ['nl', 'u', 'Zo verzorgt u geolied eiken.'],
    ],
    examples: [
      ['Hero', 'Räume, die bleiben dürfen', 'JETZT die neuen Wohntrends 2026 entdecken!'],
      ['Teaser', 'Am langen Tisch', 'Esstische günstig online kaufen'],
      [
        'Product',
        'Massivholz aus Eiche, geölt. Jede Platte hat ihre eigene Maserung.',
        'Ein absolutes Must-have für jedes Zuhause.',
      ],
      ['Error', 'Die Postleitzahl hat 5 Ziffern.', 'Ungültige Eingabe!'],
      ['Empty', 'Noch ist Platz. Schöne Dinge gibt es auf der Startseite.', 'Ihr Warenkorb ist leer :('],
    ],
    good: [
      'Name the material, the place, the hand: facts are the poetry.',
      'Write short main clauses; the verb does the work.',
      'Let a headline be a picture, and the line below it the offer.',
    ],
    bad: [
      'No exclamation marks, no superlatives, no English where German has a word.',
      'No pressure: no “nur noch heute” unless the law would agree.',
    ],
  },
  'baby-shop': {
    lead: 'Pünktchen speaks like a good friend who is two children ahead: warm, light, sure of the facts. Informal, and never cute.',
    address: [
      ['de', 'du, ihr', 'So packt ihr den Klinikkoffer.'],
      ['fr', 'tu', 'Prépare ta valise de maternité.'],
      ['nl', 'je', 'Zo pak je je vluchtkoffer.'],
    ],
    examples: [
      ['Hero', 'Schön, dass ihr da seid', 'Herzlich willkommen in unserem Onlineshop!'],
      ['Age finder', 'Wie alt ist dein Baby?', 'Alter des Kindes auswählen'],
      [
        'Product',
        'Geprüft bis 18 kg, mit einer Hand faltbar.',
        'Der süßeste Buggy für deinen kleinen Schatz!',
      ],
      ['Error', 'Die Postleitzahl hat 5 Ziffern.', 'Ups! Da ist wohl was schiefgelaufen.'],
      [
        'Empty',
        'Noch ist Platz. Schöne Dinge gibt es auf der Startseite.',
        'Oh nein, dein Körbchen ist noch leer!',
      ],
    ],
    good: [
      'Answer first what parents worry about: is it safe, does it fit, how long will it last.',
      'Be light where it is light, and plain where it is about health.',
      'Speak to all who care for a child, not only to mothers.',
    ],
    bad: [
      'No diminutives, no baby talk, no guilt.',
      'No promise about sleep, health or development that nobody can keep.',
    ],
  },
}

const SHARED = {
  good: [
    'Interface words are the same in both shops, so they address nobody: “In den Warenkorb”, “Bitte den Nachnamen angeben.”',
    'German typography: „Anführungen“, an en dash for spans (3–5 Tage), a no-break space before units (19,99 €).',
    'A button says what happens: verb and thing. The order button says what the law says.',
    'Numbers as figures, dates as people say them: 3. Dezember.',
  ],
  bad: [
    'No text in pictures, no text put together from pieces: other languages have another order.',
    'No “hier klicken”; a link’s words say where it leads.',
  ],
}

/** How the brand speaks, with lines that are right and lines that are not. */
export function VoicePage({ brand }: { brand: BrandId }) {
  const { lead, address, examples, good, bad } = VOICES[brand]

  return (
    <FoundationPage title="Voice" lead={lead}>
      <FoundationPart title="How we address people" note="In content. The interface addresses nobody.">
        <dl className={css.address}>
          {address.map(([language, pronoun, example]) => (
            <div key={language} lang={language}>
              <dt>{pronoun}</dt>
              <dd>{example}</dd>
            </div>
          ))}
        </dl>
      </FoundationPart>
      <FoundationPart title="Lines" note="Left as we say it, right as we do not.">
        <table className={css.lines}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Like this</th>
              <th scope="col">Not like this</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(([place, right, wrong]) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td lang="de" className={css.right}>
                  {right}
                </td>
                <td lang="de" className={css.wrong}>
                  {wrong}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoundationPart>
      <FoundationPart title="Rules of this brand">
        <DoAndDont good={good} bad={bad} />
      </FoundationPart>
      <FoundationPart title="Rules of both">
        <DoAndDont good={SHARED.good} bad={SHARED.bad} />
      </FoundationPart>
    </FoundationPage>
  )
}
