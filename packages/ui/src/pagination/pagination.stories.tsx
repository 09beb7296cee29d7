import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Pagination } from './pagination.tsx'

const meta = preview.meta({
  component: Pagination,
  args: { page: 5, pageCount: 9, hrefFor: (page: number) => `/moebel/?page=${page}` },
})

export const Middle = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 5 von 9')
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute(
      'href',
      '/moebel/?page=6',
    )
  },
})
export const First = meta.story({ args: { page: 1 } })
export const Last = meta.story({ args: { page: 9 } })
export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})
