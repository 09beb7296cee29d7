import { CONTRACT_PAGES, type KeptLegalText, type LegalTextPart } from '@shop/domain/legal-text/legal-text'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const text = v.string()
const runs = v.array(v.object({ text, isStrong: v.boolean(), href: v.nullable(text) }))

const PartSchema: v.GenericSchema<unknown, LegalTextPart> = v.variant('kind', [
  v.object({ kind: v.literal('heading'), level: v.number(), runs }),
  v.object({ kind: v.literal('paragraph'), runs }),
  v.object({ kind: v.literal('list'), isNumbered: v.boolean(), items: v.array(runs) }),
  v.object({ kind: v.literal('box'), parts: v.array(v.lazy(() => PartSchema)) }),
])

const KeptLegalTextSchema: v.GenericSchema<unknown, KeptLegalText> = v.object({
  id: text,
  text: v.object({
    page: v.picklist(CONTRACT_PAGES),
    locale: text,
    title: text,
    updatedAt: v.nullable(text),
    parts: v.array(PartSchema),
  }),
})

/** Every version of the texts of the contract, the newest of each page first. */
export const listLegalTexts = defineCall({
  name: 'listLegalTexts',
  method: 'GET',
  path: '/api/legal-texts/',
  rights: 'open',
  input: v.object({}),
  answer: v.object({
    versions: v.array(
      v.object({
        id: text,
        page: v.picklist(CONTRACT_PAGES),
        title: text,
        /** The day it is from. */
        updatedAt: text,
        isCurrent: v.boolean(),
      }),
    ),
  }),
})

/** Versions by their ids, a dot between them. */
export const loadLegalTexts = defineCall({
  name: 'loadLegalTexts',
  method: 'GET',
  path: '/api/legal-texts/{ids}/',
  rights: 'open',
  input: v.object({ ids: v.pipe(text, v.regex(/^[0-9a-f]{32}(?:\.[0-9a-f]{32}){0,3}$/)) }),
  answer: v.object({ texts: v.array(KeptLegalTextSchema) }),
})
