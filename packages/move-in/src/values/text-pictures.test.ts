import { expect, test } from 'vitest'
import { picturesInText, withTextPictures } from './text-pictures.ts'

test('pictures of a text are found with what they show, each once', () => {
  const html =
    '<p>Weich<img src="//cdn.example/1.jpg?v=2" alt="Vorn"></p><IMG SRC="https://x.example/2.jpg"><img src="https://x.example/2.jpg"><img src="data:image/png;base64,AA"><img alt="nichts">'

  expect(picturesInText(html)).toEqual([
    { address: 'https://cdn.example/1.jpg?v=2', alt: 'Vorn' },
    { address: 'https://x.example/2.jpg', alt: '' },
  ])
  expect(picturesInText('kein Bild: img src="x"')).toEqual([])
})

test('a picture that the product has already does not come twice, in whatever size the text shows it', () => {
  const own = [{ address: 'https://cdn.example/1.jpg?v=1', alt: 'Vorn' }]
  const html = '<img src="https://cdn.example/1.jpg?width=200"><img src="https://cdn.example/3.jpg">'

  expect(withTextPictures(own, html).map(({ address }) => address)).toEqual([
    'https://cdn.example/1.jpg?v=1',
    'https://cdn.example/3.jpg',
  ])
})
