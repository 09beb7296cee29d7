import type { LucideIcon } from 'lucide-react/types'
import { Icon } from '../icon/icon.tsx'
import css from './trust-row.module.css'

type TrustRowProps = {
  promises: readonly { icon: LucideIcon; title: string; text?: string | null; href?: string | null }[]
}

/** What the shop promises, three or four in a row; only what is true and can be looked up. */
export function TrustRow({ promises }: TrustRowProps) {
  return (
    <ul className={css.row}>
      {promises.map(({ icon, title, text, href }) => (
        <li key={title} className={css.promise}>
          <Icon of={icon} size="m" />
          <div>
            <p className={css.title}>{href ? <a href={href}>{title}</a> : title}</p>
            {text ? <p className={css.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
