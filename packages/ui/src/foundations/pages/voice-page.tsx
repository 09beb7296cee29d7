import type { BrandSamples } from '../../../.storybook/brand-samples.ts'
import type { SpokenLine } from '../brand-voices.ts'
import { DoAndDont, FoundationPage, FoundationPart } from './foundation-page.tsx'
import css from './voice-page.module.css'

const SHARED = {
  good: [
    'A label is short and the same in all shops: “In den Warenkorb”, “Entfernen”. A sentence speaks to somebody, in the voice of the brand.',
    'Say who does what: “Wir haben Ihnen eine E-Mail geschickt”, not “Eine E-Mail wurde verschickt”.',
    'German typography: „Anführungen“, an en dash for spans (3–5 Tage), a no-break space before units (19,99 €).',
    'A button says what happens: verb and thing. The order button says what the law says.',
    'Numbers as figures, dates as people say them: 3. Dezember.',
  ],
  bad: [
    'No text in pictures, no text put together from pieces: other languages have another order.',
    'No “hier klicken”; a link’s words say where it leads.',
    'No sentence without a person: no “lässt sich ändern”, no “bitte noch einmal versuchen”, no question that nobody asks.',
    'No word of ours in place of the law’s: order button, withdrawal, prices and warnings stay as they are.',
  ],
}

type VoicePageProps = { voice: BrandSamples['voice']; lines: readonly SpokenLine[] }

/** How the brand speaks, beside the other brands and by itself, with lines that are right and lines that are not. */
export function VoicePage({ voice, lines }: VoicePageProps) {
  const { lead, address, examples, good, bad } = voice

  return (
    <FoundationPage title="Voice" lead={lead}>
      <FoundationPart
        title="How we address people"
        note="On pages, in the interface, in mails and on papers."
      >
        <dl className={css.address}>
          {address.map(([language, pronoun, example]) => (
            <div key={language} lang={language}>
              <dt>{pronoun}</dt>
              <dd>{example}</dd>
            </div>
          ))}
        </dl>
      </FoundationPart>
      <FoundationPart title="Side by side" note="The messages themselves, as each shop says them today.">
        <SideBySide lines={lines} />
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

/** One message a row and language, one brand a column; the table scrolls where it does not fit. */
function SideBySide({ lines }: { lines: readonly SpokenLine[] }) {
  const [first] = lines
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
    <section className={css.scroll} aria-label="Side by side" tabIndex={0}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Language</th>
            {first?.said.map(({ brand }) => (
              <th key={brand} scope="col">
                {brand}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, language, said }) => (
            <tr key={`${id} ${language}`}>
              <th scope="row">{id}</th>
              <td>{language}</td>
              {said.map(({ brand, words }) => (
                <td key={brand} lang={language} className={css.said}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
