import { Trans, useLingui } from '@lingui/react'
import { hasLettersInZip } from '@shop/domain/address/normalised-zip'
import type { Country } from '@shop/domain/market/markets'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import type { FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import type { FormEvents } from '../form/use-form.ts'
import { Icon } from '../icon/icon.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './store-search.module.css'

type StoreSearchProps = {
  /** Whose postal codes are typed. */
  country: Country
  zip: string
  onZip: (zip: string) => void
  onSearch: () => void
  events?: FormEvents
  /** Asks the browser for its position; only ever on a press. */
  onLocate: () => void
  error: string | null
  isBusy: boolean
}

/** Where the shopper is: a ZIP code, or the position if they like. */
export function StoreSearch(props: StoreSearchProps) {
  const { country, zip, onZip, onSearch, events, onLocate, error, isBusy } = props
  const { i18n } = useLingui()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }

  return (
    <form className={css.search} noValidate method="post" onSubmit={submit} {...events}>
      <div className={css.row}>
        <TextField
          label={i18n.t({ id: 'store.zip', message: 'Postleitzahl' })}
          name="store-zip"
          inputMode={hasLettersInZip(country) ? 'text' : 'numeric'}
          autoComplete="postal-code"
          maxLength={10}
          required
          value={zip}
          onChange={onZip}
          error={error}
        />
        <Button type="submit" isBusy={isBusy}>
          <Trans id="store.search" message="Suchen" />
        </Button>
      </div>
      <Button kind="quiet" size="s" icon={<Icon of={LocateFixed} />} onClick={onLocate}>
        <Trans id="store.locate" message="Meinen Standort verwenden" />
      </Button>
    </form>
  )
}
