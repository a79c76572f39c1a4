import { expect, it } from 'vitest'
import { keyOf } from './links'

it('finds the key in whatever was pasted', () => {
  expect(keyOf(' https://tatami.example/#back=abc.d-e_f ')).toBe('abc.d-e_f')
  expect(keyOf('/#back=a%2Bb')).toBe('a+b')
  expect(keyOf('abc')).toBe('abc')
})
