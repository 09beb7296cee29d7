import { expect, test } from 'vitest'
import { storyPictures } from './story-pictures.ts'

test('pictures come in their order, each once; films and leaflets are none', () => {
  const body = [
    { component: 'hero', image: { filename: 'a/eins.webp', alt: 'x' } },
    {
      items: [
        { picture: { filename: 'https://a.storyblok.com/f/1/zwei.JPG' } },
        { film: { filename: 'a.mp4' } },
      ],
    },
    { image: { filename: 'a/eins.webp' }, empty: { filename: '' }, none: null },
  ]

  expect(storyPictures(body)).toEqual(['a/eins.webp', 'https://a.storyblok.com/f/1/zwei.JPG'])
})
