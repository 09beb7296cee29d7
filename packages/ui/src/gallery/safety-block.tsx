import { Trans, useLingui } from '@lingui/react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import css from './safety-block.module.css'

type SafetyBlockProps = { manufacturer: string; address: string; email: string; warnings: string[] }

/** Who made the product and what to beware of. @see eu-duties C-15, C-16 */
export function SafetyBlock({ manufacturer, address, email, warnings }: SafetyBlockProps) {
  const { i18n } = useLingui()

  return (
    <div className={css.block}>
      <div>
        <h3 className={css.title}>
          <Trans id="safety.manufacturer" message="Verantwortlich in der EU" />
        </h3>
        <address className={css.maker}>
          {`${manufacturer}\n${address}\n`}
          <a href={`mailto:${email}`}>{email}</a>
        </address>
      </div>
      {warnings.length > 0 ? (
        <div>
          <h3 className={css.title}>
            <Trans id="safety.warnings" message="Warnhinweise" />
          </h3>
          <ul className={css.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
                <span>
                  <strong>{i18n.t({ id: 'safety.attention', message: 'Achtung:' })}</strong>{' '}
                  {warning.replace(/^(Achtung|Attention|Waarschuwing)\s*[:!.]\s*/i, '')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
