import type { Usage } from '../usage.ts'
import css from './component-page.module.css'

/** Do, don't, rules for content, and what the keyboard does. */
export function UsageNotes({ usage }: { usage: Usage }) {
  return (
    <>
      <DoAndDont good={usage.do} bad={usage.dont} />
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

export function DoAndDont({ good, bad }: { good: readonly string[]; bad: readonly string[] }) {
  return (
    <div className={css.rules}>
      <Rules kind="do" title="Do" rules={good} />
      <Rules kind="dont" title="Don’t" rules={bad} />
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
