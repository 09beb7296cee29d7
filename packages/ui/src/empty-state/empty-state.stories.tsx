import ShoppingBag from 'lucide-react/icons/shopping-bag'
import preview from '../../.storybook/preview.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({
  component: EmptyState,
  args: {
    icon: ShoppingBag,
    title: 'Ihr Warenkorb ist noch leer',
    text: 'Was gefällt, wartet hier bis zur Bestellung.',
    children: <ButtonLink href="/">Weiterstöbern</ButtonLink>,
  },
})

export const Basket = meta.story({ tags: ['snapshot'] })
export const WordsOnly = meta.story({ args: { children: null } })
