import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import { Loading } from '../../../../parts/notice.tsx'

/** Only pages with a rich text load its editor. */
const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }))

export type RichInputProps = {
  label: string
  hint: string | undefined
  value: unknown
  onChange: (value: unknown) => void
  /** The language that it is written in; null is the first one of the shop. */
  language?: string | null
}

/** A rich text, written as it will look. */
export function RichInput(props: RichInputProps) {
  const { i18n } = useLingui()
  return (
    <Suspense
      fallback={<Loading label={i18n.t({ id: 'rich.loading', message: 'The text is loading' })} rows={4} />}
    >
      <RichEditor {...props} />
    </Suspense>
  )
}
