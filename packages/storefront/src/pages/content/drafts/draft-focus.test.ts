import { expect, test } from 'vitest'
import { draftFocus } from './draft-focus.ts'

const PAGE = { story: { blocks: [{ image: { filename: 'uploads/5/sofa.webp', focus: '25% 40%' } }] } }

test('a picture that stays keeps what the page knows of it, a new one has what its field says', () => {
  const size = { meta_data: { width: 800, height: 400 } }
  const typed = {
    body: [
      { image: { filename: 'uploads/5/sofa.webp' } },
      { image: { filename: 'uploads/6/lampe.webp', focus: '400x0:401x1', ...size } },
      { image: { filename: 'uploads/7/regal.webp' } },
    ],
  }

  expect(draftFocus(typed, PAGE)).toMatchObject({
    body: [
      { image: { focus: '25% 40%' } },
      { image: { focus: '50% 0%' } },
      { image: { filename: 'uploads/7/regal.webp' } },
    ],
  })
  expect(JSON.stringify(draftFocus(typed, PAGE)).match(/"focus"/g)).toHaveLength(2)
})
