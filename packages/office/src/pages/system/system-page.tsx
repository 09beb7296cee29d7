import { Trans, useLingui } from '@lingui/react'
import { Link, useSearch } from '@tanstack/react-router'
import { RIGHT_OF_PART, SYSTEM_PARTS, type SystemPart } from '../../client/system-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import listing from '../../parts/listing.module.css'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { systemPartName } from '../../words/names/system-part-name.ts'
import { ApprovalsPart } from './approvals-part.tsx'
import { HealthPart } from './health-part.tsx'
import { HooksPart } from './hooks-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { MaintenancePart } from './maintenance-part.tsx'
import styles from './system-page.module.css'
import { TokensPart } from './tokens-part.tsx'

const PARTS: Record<SystemPart, () => React.ReactNode> = {
  health: HealthPart,
  approvals: ApprovalsPart,
  tokens: TokensPart,
  hooks: HooksPart,
  mails: MailsPart,
  maintenance: MaintenancePart,
}

/** What runs behind the shop: the address says which part is open. */
export function SystemPage() {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { part: asked } = useSearch({ from: '/desk/$shop/system' })
  const mine = SYSTEM_PARTS.filter((part) => may(RIGHT_OF_PART[part]))
  const part = mine.find((one) => one === asked) ?? mine[0]
  if (part === undefined) return null
  const Part = PARTS[part]
  return (
    <div className={listing.page}>
      <PageTitle>
        <Trans id="shell.system" message="System" />
      </PageTitle>
      <nav
        className={styles.parts}
        aria-label={i18n.t({ id: 'system.parts', message: 'Parts of the system' })}
      >
        {mine.map((one) => (
          <Link
            key={one}
            to="/$shop/system"
            params={{ shop }}
            search={{ part: one }}
            className={styles.part}
            aria-current={one === part ? 'page' : undefined}
          >
            {systemPartName(one, i18n)}
          </Link>
        ))}
      </nav>
      <Part />
    </div>
  )
}
