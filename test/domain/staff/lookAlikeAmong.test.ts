import { describe, expect, it } from 'vitest';
import { lookAlikeAmong } from '#domain/staff/lookAlikeAmong.ts';

const nusrat = { _id: 'u1', name: 'Nusrat Jahan', email: 'nusrat.jahan@hatkhola.example' };
const rahim = { _id: 'u2', name: 'রহিম', email: 'rahim@hatkhola.example' };
const staff = [nusrat, rahim];
const other = { _id: 'u3', name: 'Mitu', email: 'mitu@people.example' };

describe('an account that looks like one of staff', () => {
  it.each([
    'Nusrat Jahan',
    'nusrat  JAHAN ',
    // With the Cyrillic а.
    'Nusrаt Jаhаn',
    'NusratJahan\u200b',
    'Nusrat-Jahan.',
    'Nusràt Jahan',
    // With a letter of full width.
    'Ｎusrat Jahan',
    'Nu5rat Jahan',
    // With the Greek capital Nu.
    'Νusrat Jahan',
  ])('MD-17 is told by its name %j', (name) => {
    expect(lookAlikeAmong(staff)({ ...other, name })).toBe('Nusrat Jahan');
  });

  it.each([
    'nusratjahan@hatkhola.example',
    'nusrat.jahan@hatkho1a.example',
    'nusrat_jahan@hatkhola.example',
    // With a Cyrillic а.
    'nusrat.jаhan@hatkhola.example',
  ])('MD-17 is told by its address %s', (email) => {
    expect(lookAlikeAmong(staff)({ ...other, email })).toBe('nusrat.jahan@hatkhola.example');
  });

  it.each([
    ['rn', 'm'],
    ['vv', 'w'],
    ['I', 'l'],
  ])('MD-17 takes in the name %s for %s', (pair, letter) => {
    const one = { _id: 'u4', name: `A${pair}a`, email: 'a@people.example' };
    expect(lookAlikeAmong([one])({ ...other, name: `A${letter}a` })).toBe(one.name);
  });

  it('MD-17 is neither another name, nor a Bengali one with other vowels, nor the account itself', () => {
    expect(lookAlikeAmong(staff)(other)).toBeUndefined();
    expect(lookAlikeAmong(staff)({ ...other, name: 'রহমা' })).toBeUndefined();
    expect(lookAlikeAmong(staff)({ ...other, name: 'রহিম' })).toBe('রহিম');
    expect(lookAlikeAmong(staff)(nusrat)).toBeUndefined();
    expect(lookAlikeAmong([{ ...rahim, name: '' }])({ ...other, name: '' })).toBeUndefined();
  });
});
