import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { staffQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { AddStaff } from './add-staff.tsx'
import { ChangeStaff } from './change-staff.tsx'
import styles from './staff-page.module.css'
import { StaffTable } from './staff-table.tsx'

/** Who works in the shop: whoever may change it adds, gives roles, resets and blocks. */
export function StaffPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error, isPending } = useQuery(staffQuery(shop.id))
  const [open, setOpen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const mayChange = shop.may('staff.change')
  const person = data?.staff.find(({ email }) => email === open) ?? null

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle>
            <Trans id="staff.title" message="Staff" />
          </PageTitle>
          <p className={styles.quiet}>
            <Trans
              id="staff.of"
              message="Who works in {shop}. Each shop has staff of its own."
              values={{ shop: shop.name }}
            />
          </p>
        </div>
        {mayChange && (
          <Button look="primary" onPress={() => setAdding(true)}>
            <UserRoundPlus aria-hidden="true" />
            <Trans id="staff.add" message="Add somebody" />
          </Button>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && <Loading label={i18n.t({ id: 'staff.loading', message: 'Staff is loading' })} />}
      {data?.staff.length === 0 && (
        <Empty title={i18n.t({ id: 'staff.none', message: 'Nobody works here yet' })} />
      )}
      {data && data.staff.length > 0 && (
        <StaffTable staff={data.staff} onChange={mayChange ? setOpen : null} />
      )}
      <Sheet
        title={i18n.t({ id: 'staff.add', message: 'Add somebody' })}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      >
        <AddStaff onDone={() => setAdding(false)} />
      </Sheet>
      <Sheet title={person?.name ?? ''} isOpen={person !== null} onClose={() => setOpen(null)}>
        {person && <ChangeStaff person={person} onDone={() => setOpen(null)} />}
      </Sheet>
    </div>
  )
}
