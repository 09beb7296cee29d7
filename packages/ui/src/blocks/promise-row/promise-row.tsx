import { text } from '@shop/content/fields'
import Heart from 'lucide-react/icons/heart'
import Leaf from 'lucide-react/icons/leaf'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import * as v from 'valibot'
import { Section } from '../../layout/section.tsx'
import { filledText, rows } from '../block-fields.ts'
import { defineBlock } from '../define-block.tsx'
import css from './promise-row.module.css'

const ICONS = {
  truck: Truck,
  undo: Undo2,
  shield: ShieldCheck,
  message: MessageCircle,
  leaf: Leaf,
  heart: Heart,
}

/** What the brand stands for, four short promises. */
export const promiseRow = defineBlock({
  name: 'promise_row',
  fields: {
    headline: text,
    promises: rows({
      icon: v.fallback(v.picklist(['truck', 'undo', 'shield', 'message', 'leaf', 'heart']), 'heart'),
      headline: filledText,
      text,
    }),
  },
  Component: ({ fields }) => (
    <Section title={fields.headline || null} tone="surface">
      <ul className={css.list}>
        {fields.promises.map((promise) => {
          const Icon = ICONS[promise.icon]
          return (
            <li key={promise._uid}>
              <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
              <h3 className={css.headline}>{promise.headline}</h3>
              <p className={css.text}>{promise.text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  ),
})
