import { describe, expect, test } from 'vitest'
import { parseRedirects, redirectOf, redirectsOf } from './redirects.ts'
import { parseSynonyms } from './synonyms.ts'

describe('synonyms', () => {
  test('work in both directions, a line with > only in one', () => {
    const { phrases } = parseSynonyms('couch, sofa # beide\n\nliege > sofa', 'de', 'test')

    expect(others(phrases.get('couch'))).toEqual(['sofa'])
    expect(others(phrases.get('sofa'))).toEqual(['couch'])
    expect(others(phrases.get('lieg'))).toEqual(['sofa'])
  })

  test('may be phrases', () => {
    const { phrases, longest } = parseSynonyms('table de nuit, chevet', 'fr', 'test')

    expect(longest).toBe(2)
    expect(others(phrases.get('tabl nuit'))).toEqual(['chevet'])
  })

  test.each([
    ['couch', 'test.txt, line 1 "couch": name two phrases at least, with commas between'],
    ['sofa, couch\ncouch,', 'test.txt, line 2 "couch,": a phrase is too short'],
    ['a > b > c', 'test.txt, line 1 "a > b > c": only one > belongs into a line'],
    ['sofa > ', 'test.txt, line 1 "sofa >": a phrase is too short'],
  ])('the bad line in %j is named', (text, message) => {
    expect(() => parseSynonyms(text, 'de', 'test.txt')).toThrow(message)
  })
})

describe('redirects', () => {
  const redirects = redirectsOf(parseRedirects('retoure, meine bestellung > /konto/', 'test'), 'de')

  test.each([
    ['retoure', '/konto/'],
    ['Retouren ', '/konto/'],
    ['meine Bestellungen', '/konto/'],
    ['bestellung', null],
    ['retoure sofa', null],
    ['', null],
  ])('"%s" leads to %s', (query, path) => {
    expect(redirectOf(query, 'de', redirects)).toBe(path)
  })

  test.each([
    ['retoure', 'write: words, other words > /path/'],
    ['retoure > versand', 'the path has to look like /versand/'],
    ['retoure > //evil.example/', 'the path has to look like /versand/'],
    ['retoure > http://example.com/', 'the path has to look like /versand/'],
    ['retoure > https://shop@evil.example/', 'the path has to look like /versand/'],
    [' > /versand/', 'the words are missing'],
  ])('the bad line %j is named', (text, message) => {
    expect(() => parseRedirects(text, 'test.txt')).toThrow(message)
  })
})

function others(phrases: readonly (readonly { written: string }[])[] | undefined) {
  return phrases?.map((phrase) => phrase.map(({ written }) => written).join(' '))
}
