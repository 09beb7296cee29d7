import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { MyData } from './my-data.tsx'

/** What the shop knows, the right to a copy of it, and to be forgotten. @see eu-duties C-29, C-30 */
export function MyDataPage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here={pagePath('myData')}
      title={i18n.t({ id: 'account.myData', message: 'Meine Daten' })}
      lead={
        <Trans
          id="myData.lead"
          message="Was hier gespeichert ist, können Sie jederzeit ansehen, mitnehmen und löschen."
        />
      }
      waiting={<Skeleton height="24rem" shape="lines" />}
    >
      {() => <MyData />}
    </AccountFrame>
  )
}
