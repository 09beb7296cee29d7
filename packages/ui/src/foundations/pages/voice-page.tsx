import type { BrandSamples } from '../../../.storybook/brand-samples.ts'
import { DoAndDont, FoundationPage, FoundationPart } from './foundation-page.tsx'
import css from './voice-page.module.css'

const SHARED = {
  good: [
    'Interface words are the same in all shops, so they address nobody: “In den Warenkorb”, “Bitte den Nachnamen angeben.”',
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
export function VoicePage({ voice }: { voice: BrandSamples['voice'] }) {
  const { lead, address, examples, good, bad } = voice

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
