import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { ListingProgress } from './listing-progress.tsx'
import { LoadMore } from './load-more.tsx'
import { PerPage } from './per-page.tsx'
import { WaysOut } from './ways-out.tsx'

const onLoad = fn((): void => undefined)
const perPage = <PerPage sizes={[24, 48, 96]} current={24} hrefFor={(size) => `#perPage=${size}`} />
const pages = <Pagination page={2} pageCount={3} hrefFor={(page) => `#page=${page}`} />

const meta = preview.meta({
  component: ListingProgress,
  args: {
    shown: 48,
    total: 60,
    children: (
      <>
        <LoadMore href="#page=3" onLoad={onLoad} />
        {pages}
        {perPage}
      </>
    ),
  },
})

export const Middle = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 von 60 Produkten angesehen')
    await expect(canvas.getByRole('link', { name: '24', current: true })).toBeVisible()

    await userEvent.click(canvas.getByRole('link', { name: 'Mehr Produkte anzeigen' }))
    await expect(onLoad).toHaveBeenCalledTimes(1)
  },
})
export const SecondPageAlone = meta.story({
  args: { from: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('25 bis 48 von 60 Produkten')
  },
})
export const OnItsWay = meta.story({
  args: { children: <LoadMore href="#page=3" isBusy onLoad={onLoad} /> },
})
export const TheEnd = meta.story({ args: { shown: 60, children: null } })
export const NothingFound = meta.story({
  render: () => (
    <EmptyState title="Nichts gefunden" text="Zu dieser Auswahl gibt es gerade keine Produkte.">
      <WaysOut
        ways={[
          { filter: 'Grau', total: 12, href: '#a' },
          { filter: 'Preis: bis 30 €', total: 1, href: '#b' },
        ]}
      />
    </EmptyState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ohne „Grau“/ })).toHaveTextContent('12 Produkte')
  },
})
