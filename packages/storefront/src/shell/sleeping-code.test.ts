import { describe, expect, test, vi } from 'vitest'
import { partsAreReady, sleepingCode } from './sleeping-code.ts'

const Part = () => null

describe('code that sleeps', () => {
  test('is asked for once, however many places need it', async () => {
    const load = vi.fn(async () => Part)
    const code = sleepingCode(load)

    await Promise.all([code.fetch(), code.fetch()])
    await code.fetch()

    expect(load).toHaveBeenCalledTimes(1)
    expect(code.part()).toBe(Part)
  })

  test('that is broken is never rendered as a hole: the server says so, and asks again', async () => {
    const load = vi.fn<() => Promise<typeof Part>>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Part)

    const code = sleepingCode(load)

    await expect(partsAreReady()).rejects.toThrow('offline')
    expect(code.part()).toBeNull()
    expect(await code.fetch()).toBe(Part)
  })

  test('is waited for by the server, with the parts that it brings itself', async () => {
    const inner: { code: ReturnType<typeof sleepingCode> | null } = { code: null }
    const outer = sleepingCode(async () => {
      inner.code = sleepingCode(async () => Part)
      return Part
    })

    await partsAreReady()

    expect(outer.part()).toBe(Part)
    expect(inner.code?.part()).toBe(Part)
  })
})
