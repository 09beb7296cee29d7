import { markedParts } from './marked-parts.ts'
import css from './search-suggestions.module.css'

/** Words with what was typed in them marked; always text, never markup. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  return (
    <span dir="auto">
      {markedParts(text, typed).map((part) =>
        part.isTyped ? (
          <mark key={part.from} className={css.typed}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
