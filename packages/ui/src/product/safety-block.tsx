import { Trans } from '@lingui/react'
import css from './safety-block.module.css'

type SafetyBlockProps = { manufacturer: string; address: string; email: string }

/** Who made the product and answers for it. @see eu-duties C-15 */
export function SafetyBlock({ manufacturer, address, email }: SafetyBlockProps) {
  return (
    <div className={css.block}>
      <div>
        <p className={css.title}>
          <Trans id="safety.manufacturer" message="Verantwortlich in der EU" />
        </p>
        <address className={css.maker}>
          {`${manufacturer}\n${address}\n`}
          <a href={`mailto:${email}`}>{email}</a>
        </address>
      </div>
    </div>
  )
}
