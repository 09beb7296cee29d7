import { describe, expect, test } from 'vitest'
import { EMPTY_DOCUMENT, inFrame, tagsIn } from './frame-tags.ts'

describe('what vike has added to the empty document', () => {
  test('nothing is nothing', () => {
    expect(tagsIn(EMPTY_DOCUMENT)).toEqual({ headStart: '', headEnd: '', bodyEnd: '' })
  })

  test('each tag keeps its place', () => {
    const filled = EMPTY_DOCUMENT.replace('<!--head-->', '<link><!--head--><script>1</script>').replace(
      '</body>',
      '<script>2</script></body>',
    )

    expect(tagsIn(filled)).toEqual({
      headStart: '<link>',
      headEnd: '<script>1</script>',
      bodyEnd: '<script>2</script>',
    })
  })

  test.each([
    ['before the head', EMPTY_DOCUMENT.replace('<head>', '<link><head>')],
    ['without its marks', '<!DOCTYPE html><html><head></head><body></body></html>'],
  ])('a document that was written %s is refused', (_, document) => {
    expect(() => tagsIn(document)).toThrow('vike no longer writes a document as it is expected')
  })
})

describe('the tags in a rendered document', () => {
  const tags = { headStart: '<A>', headEnd: '<B>', bodyEnd: '<C>' }

  test('stand at the start and end of the head and at the end of the body', () => {
    const html = '<html><head data-a="1"><title>x</title></head><body>y</body></html>'

    expect(inFrame(html, tags)).toBe(
      '<html><head data-a="1"><A><title>x</title><B></head><body>y<C></body></html>',
    )
  })

  test('a closing tag in the words of the page is not taken for the end of the body', () => {
    const html = '<html><head></head><body>"</body>" is a tag</body></html>'

    expect(inFrame(html, tags)).toBe('<html><head><A><B></head><body>"</body>" is a tag<C></body></html>')
  })

  test('a document without head is refused', () => {
    expect(() => inFrame('<html><body></body></html>', tags)).toThrow('without head or body')
  })
})
