import { useLingui } from '@lingui/react'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { DownloadList } from '@shop/ui/downloads/download-list'
import { EnergyLabelView } from '@shop/ui/energy-label/energy-label-view'
import { FibreList } from '@shop/ui/fibres/fibre-list'
import { FrenchFactsView } from '@shop/ui/french-facts/french-facts'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { Picture } from '@shop/ui/picture/picture'
import { type Feature, FeatureTable } from '@shop/ui/product/feature-table'
import { SafetyBlock } from '@shop/ui/product/safety-block'
import { WarningList } from '@shop/ui/warnings/warning-list'
import type { ReactNode } from 'react'
import { keptPart } from '../../../hydration/kept-part.tsx'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import css from './product-details.module.css'

type ProductDetailsProps = {
  page: ShownProduct
  openDialog: (dialog: ProductDialog) => void
  /** Reviews and questions, the last panels. */
  children?: ReactNode
}

/** Everything below the pictures, part by part; native details elements, which open without JavaScript. */
export function ProductDetails({ page, openDialog, children }: ProductDetailsProps) {
  const { product, features, facts, care, safety, recallsHref } = page
  const { advice, declarations, downloads, energyLabel, fibres, french, hasAnimalParts, warnings } = facts

  return (
    <Accordion>
      <OwnDetails
        description={product.description}
        facts={{ advice, declarations, downloads, energyLabel, fibres, french, hasAnimalParts, warnings }}
        {...{ features, care, safety, recallsHref, openDialog }}
      />
      {children}
    </Accordion>
  )
}

/** The same for all variants of a product. */
const OwnDetails = keptPart('details', DrawnDetails)

type ToldFacts =
  | 'advice'
  | 'declarations'
  | 'downloads'
  | 'energyLabel'
  | 'fibres'
  | 'french'
  | 'hasAnimalParts'
  | 'warnings'

type OwnDetailsProps = Pick<ShownProduct, 'features' | 'care' | 'safety'> & {
  description: string
  facts: { [Name in ToldFacts]: ShownProduct['facts'][Name] }
  recallsHref: string | undefined
  openDialog: (dialog: ProductDialog) => void
}

function DrawnDetails(props: OwnDetailsProps) {
  const { description, facts, care, safety, recallsHref } = props
  const { i18n } = useLingui()
  const features = useFeatures(props)

  return (
    <>
      <AccordionItem title={i18n.t({ id: 'product.description', message: 'Beschreibung' })} isOpen>
        <p className={css.text}>{description}</p>
      </AccordionItem>
      {features.length > 0 ? (
        <AccordionItem title={i18n.t({ id: 'product.features', message: 'Merkmale und Maße' })} isOpen>
          <FeatureTable features={features} />
        </AccordionItem>
      ) : null}
      {care.length > 0 ? (
        <AccordionItem title={i18n.t({ id: 'product.care', message: 'Pflege' })}>
          <ul className={css.list}>
            {care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </AccordionItem>
      ) : null}
      {facts.energyLabel ? (
        <AccordionItem title={i18n.t({ id: 'energy.title', message: 'Energielabel und Datenblatt' })}>
          <EnergyLabelView label={facts.energyLabel} />
        </AccordionItem>
      ) : null}
      {facts.french ? (
        <AccordionItem title={i18n.t({ id: 'french.title', message: 'Reparatur und Entsorgung' })} isOpen>
          <FrenchFactsView facts={facts.french} />
        </AccordionItem>
      ) : null}
      {facts.declarations?.map(({ duty, title, lines, images }) => (
        <AccordionItem key={duty} title={title} isOpen>
          {images?.map((image) => (
            <p key={image.src} className={css.text}>
              <Picture image={image} sizes="64px" />
            </p>
          ))}
          {lines.map(({ text, href }) => (
            <p key={text} className={css.text}>
              {href ? <a href={href}>{text}</a> : text}
            </p>
          ))}
        </AccordionItem>
      ))}
      {facts.warnings.length > 0 ? (
        <AccordionItem
          id="warnings"
          title={i18n.t({ id: 'product.warnings', message: 'Warnhinweise' })}
          aside={facts.warnings.length}
        >
          <WarningList warnings={facts.warnings} href={recallsHref} />
        </AccordionItem>
      ) : null}
      {facts.downloads.length > 0 ? (
        <AccordionItem
          id="downloads"
          title={i18n.t({ id: 'product.downloads', message: 'Anleitungen und Downloads' })}
          aside={facts.downloads.length}
        >
          <DownloadList downloads={facts.downloads} />
        </AccordionItem>
      ) : null}
      {safety ? (
        <AccordionItem title={i18n.t({ id: 'product.safety', message: 'Hersteller und Sicherheit' })}>
          <SafetyBlock {...safety} />
        </AccordionItem>
      ) : null}
    </>
  )
}

/** The catalogue's features, with fibres one by one and advice where there is some. */
function useFeatures({ features, facts, openDialog }: OwnDetailsProps) {
  const { i18n } = useLingui()
  const rows: Feature[] = features.map(({ key, label, value }) => {
    const advice = facts.advice[key]
    if (!advice) return { key, label, value }
    const opener = (
      <NoteButton onClick={() => openDialog({ name: 'attributeAdvisor', key })}>{advice.title}</NoteButton>
    )
    return {
      key,
      label,
      value: (
        <>
          {value}
          <br />
          {opener}
        </>
      ),
    }
  })
  if (facts.fibres.length === 0) return rows
  const label = i18n.t({ id: 'product.fibres', message: 'Textile Zusammensetzung' })
  return [
    ...rows,
    {
      key: 'fibres',
      label,
      value: <FibreList fibres={facts.fibres} hasAnimalParts={facts.hasAnimalParts === true} />,
    },
  ]
}
