import { Trans, useLingui } from '@lingui/react'
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '@shop/domain/user/password'
import { Icon } from '@shop/ui/icon/icon'
import { VisuallyHidden } from '@shop/ui/layout/visually-hidden'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { useSetAtom } from 'jotai'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { openDialogAtom } from '../dialogs/dialogs.atoms.ts'
import css from './auth-form.module.css'

type PasswordRulesProps = {
  password: string
  /** Whether open rules are already demands. */
  isChecked: boolean
}

/** What a new password has to have; each rule is ticked off while typing. @see spec §5 "Password" */
export function PasswordRules({ password, isChecked }: PasswordRulesProps) {
  const { i18n } = useLingui()
  const openDialog = useSetAtom(openDialogAtom)
  const broken = passwordProblems(password).map(({ key }) => key.replace(/^.*\./, ''))
  const rules = [
    {
      keys: ['minLength', 'maxLength'],
      words: i18n.t({
        id: 'password.length',
        message: '{min} bis {max} Zeichen',
        values: { min: PASSWORD_MIN, max: PASSWORD_MAX },
      }),
    },
    {
      keys: ['lowercaseLetter'],
      words: i18n.t({ id: 'password.lowercase', message: 'ein Kleinbuchstabe' }),
    },
    {
      keys: ['uppercaseLetter'],
      words: i18n.t({ id: 'password.uppercase', message: 'ein Großbuchstabe' }),
    },
    { keys: ['noSpaces'], words: i18n.t({ id: 'password.noSpaces', message: 'keine Leerzeichen' }) },
  ]

  return (
    <>
      <ul className={css.rules}>
        {rules.map(({ keys, words }) => {
          const isMet = password !== '' && !keys.some((key) => broken.includes(key))
          return (
            <li key={words} data-state={isMet ? 'met' : isChecked ? 'broken' : 'open'}>
              <Icon of={isMet ? Check : Circle} />
              {words}
              {isMet ? (
                <VisuallyHidden>
                  {' '}
                  <Trans id="password.met" message="(erfüllt)" />
                </VisuallyHidden>
              ) : null}
            </li>
          )
        })}
      </ul>
      <NoteButton onClick={() => openDialog('passwordGuide', {})}>
        <Trans id="passwordGuide.open" message="Tipps für ein gutes Passwort" />
      </NoteButton>
    </>
  )
}
