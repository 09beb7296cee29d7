import { useLingui } from '@lingui/react'

/** As large as the law wants it at least, 10 mm, and readable beside its words. */
const SIZE = 56

/**
 * The sign that says that a product or its packaging is sorted: a figure with its arm over three arrows. Drawn by the
 * shop after the official one.
 *
 * @see docs/law.md; eu-duties C-19b-FR-sorting
 */
export function Triman() {
  const { i18n } = useLingui()

  return (
    <svg
      role="img"
      aria-label={i18n.t({ id: 'french.triman', message: 'Triman: wird getrennt gesammelt' })}
      width={SIZE}
      height={SIZE}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="34" cy="14" r="8" fill="currentColor" stroke="none" />
      <path d="M34 30v32l-12 30M34 62l12 30M34 36c14 0 18-8 30-14M34 36L16 54" />
      <path d="M60 40h22m-8-8 8 8-8 8M60 62h22m-8-8 8 8-8 8M60 84h22m-8-8 8 8-8 8" />
    </svg>
  )
}
