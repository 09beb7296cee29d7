import { markedParts } from './marked-parts.ts'
import css from './search-suggestions.module.css'

/** Words with what was typed in them marked; always text, never markup. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  let position = 0

  return (
    <span dir="auto">
      {markedParts(text, typed).map((part) => {
        const key = position
        position += part.text.length
        return part.isTyped ? (
          <mark key={key} className={css.typed}>
            {part.text}
          </mark>
        ) : (
          part.text
        )
      })}
    </span>
  )
}
