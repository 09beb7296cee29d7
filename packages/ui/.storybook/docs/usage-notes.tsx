import type { Usage } from '../usage.ts'
import css from './component-page.module.css'
import type { RuleTitles } from './examples/example-pictures.tsx'
import { COMPONENT_WORDS } from './page-words.ts'

/** Do, don't, rules for content, and what the keyboard does. */
export function UsageNotes({ usage }: { usage: Usage }) {
  return (
    <>
      <DoAndDont good={usage.do} bad={usage.dont} titles={COMPONENT_WORDS} />
      {usage.content ? <Rules kind="content" title="Words and pictures" rules={usage.content} /> : null}
      {usage.keys ? (
        <section className={css.section}>
          <h2 className={css.heading}>Keyboard</h2>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {usage.keys.map(([key, effect]) => (
                <tr key={key}>
                  <th scope="row">
                    <Keys names={key} />
                  </th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  )
}

type DoAndDontProps = { good: readonly string[]; bad: readonly string[]; titles: RuleTitles }

export function DoAndDont({ good, bad, titles }: DoAndDontProps) {
  return (
    <div className={css.rules}>
      {good.length > 0 ? <Rules kind="do" title={titles.do} rules={good} /> : null}
      {bad.length > 0 ? <Rules kind="dont" title={titles.dont} rules={bad} /> : null}
    </div>
  )
}

function Rules({ kind, title, rules }: { kind: string; title: string; rules: readonly string[] }) {
  return (
    <section className={css.section} data-kind={kind}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

/** `Enter / Space` with each key as a key. */
function Keys({ names }: { names: string }) {
  return names.split(' / ').flatMap((name, index) => [index > 0 ? ' / ' : null, <kbd key={name}>{name}</kbd>])
}
