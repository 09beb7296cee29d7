import { Trans, useLingui } from '@lingui/react'
import { richText, text } from '@shop/content/fields'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Icon } from '@shop/ui/icon/icon'
import { safeHref } from '@shop/ui/rich-text/safe-href.ts'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, optionalLink } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import { useShopSlots } from '../shop-slots.ts'
import { voucherHref } from './voucher-href.ts'
import css from './voucher-teaser.module.css'

const COPIED_MS = 4000

export const voucherTeaserFields = {
  headline: filledText,
  text,
  code: v.pipe(filledText, v.maxLength(40)),
  conditions: v.nullish(richText, null),
  /** Where the shopper goes with the code; it is kept on the way there. */
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof voucherTeaserFields, undefined>>

/** A code to copy, or to take along by following the link. @see spec §4 "Voucher link" */
function VoucherTeaser({ fields }: { fields: Fields }) {
  const { i18n } = useLingui()
  const { hrefFor } = useShopSlots()
  const { code, conditions } = fields
  const href = safeHref(fields.link?.href ?? '/') ?? '/'

  return (
    <BlockSection>
      <div className={css.voucher}>
        <div className={css.words}>
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          {fields.text ? <p className={css.text}>{fields.text}</p> : null}
        </div>
        <div className={css.stub}>
          <p className={css.label}>
            <Trans id="voucher.code" message="Gutscheincode" />
          </p>
          <p className={css.code}>{code}</p>
          <div className={css.actions}>
            <CopyButton code={code} />
            <ButtonLink href={voucherHref(href.startsWith('/') ? hrefFor(href) : href, code)}>
              {fields.linkLabel || i18n.t({ id: 'voucher.use', message: 'Jetzt einlösen' })}
            </ButtonLink>
          </div>
        </div>
        {conditions ? (
          <details className={css.conditions}>
            <summary>
              <Trans id="voucher.conditions" message="Bedingungen" />
            </summary>
            <ContentText document={conditions} topLevel={3} />
          </details>
        ) : null}
      </div>
    </BlockSection>
  )
}

/** Puts the code on the clipboard and says so; a browser that refuses leaves the code to be marked by hand. */
function CopyButton({ code }: { code: string }) {
  const { i18n } = useLingui()
  const { say } = useShopSlots()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copied = i18n.t({ id: 'voucher.copied', message: 'Code {code} kopiert', values: { code } })

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
      say(copied)
    } catch {
      setState('refused')
    }
  }

  return (
    <>
      <span className={css.copy}>
        <Button
          kind="secondary"
          icon={<Icon of={state === 'copied' ? Check : Copy} />}
          onClick={() => void copy()}
        >
          {state === 'copied' ? (
            <Trans id="voucher.isCopied" message="Kopiert" />
          ) : (
            <Trans id="voucher.copy" message="Code kopieren" />
          )}
        </Button>
      </span>
      <span className={css.spoken} role="status">
        {state === 'copied' && say === null ? copied : ''}
        {state === 'refused' ? (
          <Trans
            id="voucher.refused"
            message="Das Kopieren hat nicht geklappt. Bitte markieren Sie den Code von Hand."
          />
        ) : null}
      </span>
    </>
  )
}

export const voucherTeaser = defineBlock({
  name: 'voucher_teaser',
  fields: voucherTeaserFields,
  Component: VoucherTeaser,
})
