import { Trans, useLingui } from '@lingui/react'
import type { MedicalFacts } from '@shop/domain/product/product-facts'

/** That something is a medical product, and what follows from it. @see spec §2 "EKTG" */
export function MedicalInfo({ riskClass, purpose }: MedicalFacts) {
  const { i18n } = useLingui()

  return (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <p>
        {i18n.t({
          id: 'medical.class',
          message: 'Dieses Produkt ist ein Medizinprodukt der Klasse {riskClass} und trägt das CE-Zeichen.',
          values: { riskClass },
        })}
      </p>
      <p>{i18n.t({ id: 'medical.purpose', message: 'Zweckbestimmung: {purpose}', values: { purpose } })}</p>
      <p>
        <Trans
          id="medical.advice"
          message="Vor dem Gebrauch bitte die Gebrauchsanweisung lesen. Bei Beschwerden, die bleiben oder stärker werden, hilft eine ärztliche Praxis oder die Apotheke weiter."
        />
      </p>
    </div>
  )
}
