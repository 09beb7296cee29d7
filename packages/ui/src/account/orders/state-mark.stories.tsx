import preview from '../../../.storybook/preview.ts'
import { StateMark } from './state-mark.tsx'

const meta = preview.meta({ component: StateMark, args: { children: 'Unterwegs' } })

export const Short = meta.story()
export const Long = meta.story({ args: { children: 'Zurück, weil die Bestellung nicht zustande kam' } })
