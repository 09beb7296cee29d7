import { Trans, useLingui } from '@lingui/react'
import type { BlockGuide, FieldGuide } from './block-guide.ts'
import css from './block-guide-list.module.css'
import { guideAnchor } from './guide-anchor.ts'

/** What editors have to know of every block, as the blocks themselves say it; their words are German. */
export function BlockGuideList({ guides }: { guides: readonly BlockGuide[] }) {
  return (
    <div className={css.guides} lang="de">
      {guides.map((guide) => (
        <section key={guide.name}>
          <h2 id={guideAnchor(guide)}>{guide.title}</h2>
          <p>{guide.use}</p>
          <p className={css.name}>
            <Trans id="documentation.blockName" message="Name im System:" /> <code>{guide.name}</code>
          </p>
          <FieldTable fields={guide.fields} title={guide.title} />
          <Advice guide={guide} />
        </section>
      ))}
    </div>
  )
}

function FieldTable({ fields, title }: { fields: Record<string, FieldGuide>; title: string }) {
  const { i18n } = useLingui()
  if (Object.keys(fields).length === 0) return null

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
    <section className={css.scroll} tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n.t({ id: 'documentation.field', message: 'Feld' })}</th>
            <th scope="col">{i18n.t({ id: 'documentation.kind', message: 'Art' })}</th>
            <th scope="col">{i18n.t({ id: 'documentation.limit', message: 'Grenze' })}</th>
            <th scope="col">{i18n.t({ id: 'documentation.required', message: 'Pflicht' })}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fields).map(([name, field]) => (
            <tr key={name}>
              <th scope="row">
                {field.label} <code>{name}</code>
              </th>
              <td>{KINDS[field.kind]}</td>
              <td>{field.limit ?? '–'}</td>
              <td>{field.isRequired ? 'ja' : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const KINDS: Record<FieldGuide['kind'], string> = {
  text: 'Zeile',
  textarea: 'Text',
  richtext: 'Formatierter Text',
  asset: 'Bild oder Datei',
  assets: 'Mehrere Bilder oder Dateien',
  link: 'Link',
  option: 'Auswahl',
  number: 'Zahl',
  switch: 'Schalter',
  blocks: 'Bausteine',
  rows: 'Zeilen',
  table: 'Tabelle',
}

function Advice({ guide: { dos = [], donts = [] } }: { guide: BlockGuide }) {
  if (dos.length + donts.length === 0) return null
  return (
    <div className={css.advice}>
      {dos.length > 0 ? (
        <div data-kind="do">
          <h3>
            <Trans id="documentation.dos" message="So" />
          </h3>
          <ul>
            {dos.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {donts.length > 0 ? (
        <div data-kind="dont">
          <h3>
            <Trans id="documentation.donts" message="So nicht" />
          </h3>
          <ul>
            {donts.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
