import { Trans, useLingui } from '@lingui/react'
import { REDIRECT_PROBLEMS } from '@shop/api-client/office/command-outcome'
import { type AddressRedirect, putAddressRedirect } from '@shop/api-client/office/redirect-commands'
import type { Locale } from '@shop/domain/market/markets'
import { oldPath } from '@shop/domain/redirect/old-path'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addressRedirectsQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { lastingName } from './lasting-name.ts'
import { redirectProblemText } from './redirect-problem-text.ts'

type RedirectSheetProps = {
  locale: Locale
  /** Null for a new one. */
  redirect: AddressRedirect | null
  onClose: () => void
}

/** Lets an address lead elsewhere, or to another place than it does. */
export function RedirectSheet({ locale, redirect, onClose }: RedirectSheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [was, setWas] = useState(redirect)
  const [path, setPath] = useState(redirect?.path ?? '')
  const [target, setTarget] = useState(redirect?.target ?? '')
  const [status, setStatus] = useState<'301' | '302'>(redirect?.status === 302 ? '302' : '301')
  // What somebody else has written is taken as seen, and the next try is about that.
  const { act, isBusy, failure, refusal, wrong } = useCommand(() => void seenNow(), ['path', 'target'])

  async function seenNow(): Promise<void> {
    const named = oldPath(path)
    const { pages } = await queries.fetchInfiniteQuery(
      addressRedirectsQuery(shop.id, { locale, words: named }),
    )
    setWas(pages.flatMap((page) => page.redirects).find((one) => one.path === named) ?? null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = {
      locale,
      path,
      target,
      status: status === '302' ? (302 as const) : (301 as const),
      was: was && { target: was.target, status: was.status },
    }
    if ((await act(putAddressRedirect, input, { seen: 0 })) !== null) onClose()
  }

  const problem = REDIRECT_PROBLEMS.find((one) => one === refusal?.params.problem) ?? null
  const isOfPath = problem === 'path' || problem === 'page'

  return (
    <Sheet
      title={
        redirect === null
          ? i18n.t({ id: 'redirects.new', message: 'New redirect' })
          : i18n.t({ id: 'redirects.changeTitle', message: 'Change a redirect' })
      }
      isOpen
      onClose={onClose}
    >
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={i18n.t({ id: 'redirects.pathLabel', message: 'Address without a page' })}
          placeholder="/sommer/"
          value={path}
          onChange={setPath}
          maxLength={300}
          isReadOnly={redirect !== null}
          autoFocus={redirect === null}
          problem={
            wrong.includes('path') || (problem !== null && isOfPath)
              ? redirectProblemText(problem ?? 'path', i18n)
              : null
          }
        />
        <Field
          label={i18n.t({ id: 'redirects.target', message: 'Leads to' })}
          hint={i18n.t({
            id: 'searchWords.targetHint',
            message: 'An address of the shop, such as /versand/, or one with https.',
          })}
          value={target}
          onChange={setTarget}
          maxLength={300}
          autoFocus={redirect !== null}
          problem={
            wrong.includes('target') || (problem !== null && !isOfPath)
              ? redirectProblemText(problem ?? 'target', i18n)
              : null
          }
        />
        <Choice
          label={i18n.t({ id: 'redirects.lasting', message: 'For how long' })}
          options={(['301', '302'] as const).map((key) => ({
            key,
            name: lastingName(key === '302' ? 302 : 301, i18n),
          }))}
          value={status}
          onChange={setStatus}
        />
        {failure && problem === null && <Notice tone="bad">{failure}</Notice>}
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="redirects.save" message="Save" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
