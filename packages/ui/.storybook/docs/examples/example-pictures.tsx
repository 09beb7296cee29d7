import { type Example, type Examples, ruleOf } from '../../examples.ts'
import { InShop } from '../in-shop.tsx'
import { useGlobals } from '../use-globals.ts'
import css from './example-pictures.module.css'

export type Rules = { do: readonly string[]; dont: readonly string[] }
export type RuleTitles = { do: string; dont: string }

type ExamplePicturesProps = { examples: Examples; rules: Rules; titles: RuleTitles }

/** What to do and what to leave, side by side, drawn with the component itself. */
export function ExamplePictures({ examples, rules, titles }: ExamplePicturesProps) {
  const globals = useGlobals()

  return (
    <InShop globals={globals}>
      <div className={css.pairs}>
        {examples.do.map((example) => (
          <Picture
            key={example.rule}
            kind="do"
            title={titles.do}
            rule={ruleOf(example, rules.do)}
            drawn={example.drawn}
          />
        ))}
        {examples.dont.map((example) => (
          <Picture
            key={example.rule}
            kind="dont"
            title={titles.dont}
            rule={ruleOf(example, rules.dont)}
            drawn={example.drawn}
          />
        ))}
      </div>
    </InShop>
  )
}

function Picture({ kind, title, rule, drawn }: Example & { kind: 'do' | 'dont'; title: string }) {
  return (
    <figure className={css.picture} data-kind={kind}>
      <div className={css.stage} lang="de" inert aria-hidden>
        {drawn}
      </div>
      <figcaption className={css.words}>
        <strong className={css.title}>
          <span aria-hidden>{kind === 'do' ? '✓' : '✕'}</span> {title}
        </strong>
        {rule}
      </figcaption>
    </figure>
  )
}
