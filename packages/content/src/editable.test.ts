import { expect, test } from 'vitest'
import { editableAttributes } from './editable.ts'

test('a draft block tells the editor which block it is', () => {
  const editable = '<!--#storyblok#{"name":"teaser","space":"7","uid":"b-1","id":"42"}-->'

  expect(editableAttributes(editable)).toEqual({
    'data-blok-c': '{"name":"teaser","space":"7","uid":"b-1","id":"42"}',
    'data-blok-uid': '42-b-1',
  })
})

test('an id that is a number is written as its digits', () => {
  expect(editableAttributes('<!--#storyblok#{"uid":"b-1","id":42}-->')).toMatchObject({
    'data-blok-uid': '42-b-1',
  })
})

test.each([
  ['a published block', undefined],
  ['an empty field', ''],
  ['another comment', '<!-- hello -->'],
  ['broken JSON', '<!--#storyblok#{"uid":-->'],
  ['no uid', '<!--#storyblok#{"id":"42"}-->'],
  ['a list', ['<!--#storyblok#{}-->']],
])('%s has no attributes', (_, editable) => {
  expect(editableAttributes(editable)).toEqual({})
})
