import { Trans, useLingui } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './consent-banner.module.css'

type Service = {
  name: string
  title: string
  company: string
  text: string
  status: boolean
  required: boolean
}
export type ConsentChoice = {
  group: string
  title: string
  text: string
  status: boolean
  required: boolean
  services: readonly Service[]
}

type ConsentChoicesProps = {
  categories: readonly ConsentChoice[]
  onCategory: (group: string, isOn: boolean) => void
  onService: (name: string, isOn: boolean) => void
}

/** Layer 2: every category with its services; what is required is on and locked. @see spec §2, §4 "Consent" */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { i18n } = useLingui()

  return (
    <ul className={css.categories}>
      {props.categories.map((category) => (
        <li key={category.group}>
          <Switch
            label={category.title}
            isOn={category.status}
            isLocked={category.required}
            onChange={(isOn) => props.onCategory(category.group, isOn)}
          />
          {category.text ? <p className={css.quiet}>{category.text}</p> : null}
          <details className={css.services}>
            <summary>
              {i18n.t({
                id: 'consent.services',
                message: '{count, plural, one {# Dienst} other {# Dienste}}',
                values: { count: category.services.length },
              })}
              <Icon of={ChevronDown} />
            </summary>
            <ul>
              {category.services.map((service) => (
                <li key={service.name}>
                  <Switch
                    label={service.title}
                    isOn={service.status}
                    isLocked={service.required}
                    onChange={(isOn) => props.onService(service.name, isOn)}
                  />
                  <p className={css.quiet}>{[service.company, service.text].filter(Boolean).join(' · ')}</p>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

type ConsentSaveProps = { onSave: () => void; onDenyAll: () => void; onAcceptAll: () => void }

/**
 * What ends the second layer, and stays in sight while its categories scroll; no answer stands out, and they have the words of the
 * first layer. @see eu-duties C-27
 */
export function ConsentSave({ onSave, onDenyAll, onAcceptAll }: ConsentSaveProps) {
  return (
    <>
      <Button onClick={onDenyAll}>
        <Trans id="consent.denyAll" message="Nur Notwendiges" />
      </Button>
      <Button onClick={onSave}>
        <Trans id="consent.save" message="Auswahl speichern" />
      </Button>
      <Button onClick={onAcceptAll}>
        <Trans id="consent.acceptAll" message="Allem zustimmen" />
      </Button>
    </>
  )
}

type SwitchProps = { label: string; isOn: boolean; isLocked: boolean; onChange: (isOn: boolean) => void }

function Switch({ label, isOn, isLocked, onChange }: SwitchProps) {
  return (
    <label className={css.switch}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
