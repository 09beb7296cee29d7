import { Trans, useLingui } from '@lingui/react'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { COUNTRIES } from '@shop/domain/market/markets'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { type AddressValues, emptyAddress } from '@shop/ui/checkout/address/address-fields.ts'
import { AddressForm } from '@shop/ui/checkout/address/address-form'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { useEffect, useRef } from 'react'
import { useShop } from '../../use-shop.ts'
import css from './address-editor.module.css'
import { useAddressEditor } from './use-address-editor.ts'
import { useAddressHelp } from './use-address-help.ts'

type AddressEditorProps = {
  /** The address to change; null for a new one. */
  entry: AddressEntry | null
  /** What is known already of a new one. */
  known?: Partial<AddressValues>
  /** The whole address book as it is from now on. */
  onSaved: (book: AddressEntry[]) => void
  onCancel: () => void
}

/** One address of the address book, to be added or changed; for the account and for the checkout. @see product §7 */
export function AddressEditor({ entry, known = {}, onSaved, onCancel }: AddressEditorProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const legend = useRef<HTMLFormElement>(null)
  const help = useAddressHelp()
  const editor = useAddressEditor(entry, { ...emptyAddress(market.country), ...known }, onSaved)
  const { address, isDefaultShipping, isDefaultBilling } = editor.values

  useEffect(() => {
    // it replaces the list, so keyboard users continue here
    legend.current?.querySelector('select')?.focus()
  }, [])

  const errors: Record<string, string> = {}
  for (const [path, text = ''] of Object.entries(editor.problems)) errors[path.replace('address.', '')] = text

  return (
    <form ref={legend} className={css.editor} {...editor.formProps}>
      <FormProblems problems={editor.summary} attempt={editor.attempt} />
      <AddressForm
        group="address"
        legend={
          entry
            ? i18n.t({ id: 'addresses.change', message: 'Adresse ändern' })
            : i18n.t({ id: 'addresses.new', message: 'Neue Adresse' })
        }
        values={address}
        errors={errors}
        onChange={(name, value) =>
          editor.change((now) => ({ address: { ...now.address, [name]: value } }), [`address.${name}`])
        }
        countries={COUNTRIES}
        help={help}
      />
      <div className={css.defaults}>
        <Checkbox
          name="isDefaultShipping"
          id="address-default-shipping"
          label={i18n.t({ id: 'addresses.defaultShipping', message: 'Als Lieferadresse vorschlagen' })}
          checked={isDefaultShipping}
        />
        <Checkbox
          name="isDefaultBilling"
          id="address-default-billing"
          label={i18n.t({ id: 'addresses.defaultBilling', message: 'Als Rechnungsadresse vorschlagen' })}
          checked={isDefaultBilling}
        />
      </div>
      <div className={css.actions}>
        <Button type="submit" isBusy={editor.isBusy}>
          <Trans id="addresses.save" message="Adresse speichern" />
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans id="dialog.cancel" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
