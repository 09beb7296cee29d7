// @boundaries-ignore Storybook shows the blocks, too
import type { BlockGuide } from '../../../blocks/src/guides/block-guide.ts'
import css from './component-page.module.css'
import type { RuleTitles } from './examples/example-pictures.tsx'
import { DoAndDont } from './usage-notes.tsx'

/** What an editor fills in, in the words of the editors' guide. */
export function BlockNotes({ guide, titles }: { guide: BlockGuide; titles: RuleTitles }) {
  return (
    <>
      {guide.dos || guide.donts ? (
        <DoAndDont good={guide.dos ?? []} bad={guide.donts ?? []} titles={titles} />
      ) : null}
      <section className={css.section}>
        <h2 className={css.heading}>
          Felder von <code>{guide.name}</code>
        </h2>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Feld</th>
              <th scope="col">Art</th>
              <th scope="col">Wie viel</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(guide.fields).map(([name, field]) => (
              <tr key={name}>
                <th scope="row">
                  {field.label}
                  {field.isRequired ? ' *' : ''} <code>{name}</code>
                </th>
                <td>{field.kind}</td>
                <td>{field.limit ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
