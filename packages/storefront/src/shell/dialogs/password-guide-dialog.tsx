import { Trans, useLingui } from '@lingui/react'
import { PASSWORD_MAX, PASSWORD_MIN } from '@shop/domain/user/password'
import { Icon } from '@shop/ui/icon/icon'
import Check from 'lucide-react/icons/check'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** How to find a good password, and what the shop checks. @see spec §5 "Password" */
export default function PasswordGuideDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()
  const values = { min: PASSWORD_MIN, max: PASSWORD_MAX }
  const rules = [
    i18n.t({ id: 'passwordGuide.length', message: '{min} bis {max} Zeichen lang', values }),
    i18n.t({ id: 'passwordGuide.letters', message: 'Kleine und große Buchstaben' }),
    i18n.t({ id: 'passwordGuide.spaces', message: 'Kein Leerzeichen' }),
    i18n.t({ id: 'passwordGuide.leaked', message: 'Auf keiner bekannten Liste gestohlener Passwörter' }),
  ]

  return (
    <ShopDialog
      name="passwordGuide"
      title={i18n.t({ id: 'passwordGuide.title', message: 'Ein gutes Passwort' })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        <ul className={css.list}>
          {rules.map((rule) => (
            <li key={rule}>
              <Icon of={Check} />
              {rule}
            </li>
          ))}
        </ul>
        <p>
          <Trans
            id="passwordGuide.advice"
            message="Am leichtesten merken Sie sich drei oder vier zufällige Wörter mit Bindestrichen dazwischen. Noch sicherer ist, was ein Passwortmanager vorschlägt. Geben Sie jedem Konto sein eigenes Passwort."
          />
        </p>
        <p className={css.quiet}>
          <Trans
            id="passwordGuide.privacy"
            message="Für den Vergleich mit gestohlenen Passwörtern verlassen nur die ersten fünf Zeichen einer Prüfsumme Ihren Browser, nie das Passwort selbst."
          />
        </p>
      </div>
    </ShopDialog>
  )
}
