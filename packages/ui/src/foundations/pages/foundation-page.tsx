import type { ReactNode } from 'react'
import css from './foundation-page.module.css'

/** A page of the foundations: what it is about in one sentence, then its parts. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <main className={css.page} lang="en">
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

export function FoundationPart({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{title}</h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      <div className={css.partBody}>{children}</div>
    </section>
  )
}

/** The name of a token, as it is written in CSS. */
export function TokenName({ children }: { children: string }) {
  return <code className={css.token}>{children}</code>
}

/** What to do and what to leave, side by side. */
export function DoAndDont({ good, bad }: { good: readonly ReactNode[]; bad: readonly ReactNode[] }) {
  return (
    <div className={css.rules}>
      <RuleList kind="do" title="Do" rules={good} />
      <RuleList kind="dont" title="Don’t" rules={bad} />
    </div>
  )
}

function RuleList({ kind, title, rules }: { kind: string; title: string; rules: readonly ReactNode[] }) {
  return (
    <div className={css.rule} data-kind={kind}>
      <h3 className={css.ruleTitle}>{title}</h3>
      <ul className={css.ruleList}>
        {rules.map((rule, index) => (
          <li key={index}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
