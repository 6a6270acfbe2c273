import { inEnglish, type Phrase } from '#kernel';
import {
  foldedName,
  keptName,
  keptText,
  lineProblem,
  mailProblem,
  nameProblem,
  passwordProblem,
  textProblem,
} from './names.js';

const said = (flaw: readonly Phrase[] | null): string | null => (flaw === null ? null : inEnglish(flaw));

describe('what people type about themselves', () => {
  it.each(['Anna', 'anna b', "O'Neil", 'Jean-Luc P.', '李小龙', 'Ζωή', 'x_9', 'Ångström', '  padded  ', 'a\u0301bc'])(
    'takes "%s" for a name',
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );

  it.each([
    '',
    'a',
    'x'.repeat(33),
    ' - ',
    'two  spaces',
    '-dash',
    'dash-',
    'new\nline',
    'tab\tbed',
    'zero\u200bwidth',
    'right\u202eleft',
    'z\u0300\u0301\u0302algo',
    '(erased)',
    'a@b.example',
    '<script>',
    '\ud800ab',
    'smile😀',
  ])('does not take %j for a name', (name) => {
    expect(said(nameProblem(name))).toMatch(/^A name /);
  });

  it.each([
    ['Anna', 'ANNA'],
    ['Straße', 'STRASSE'],
    ['ﬁne', 'fine'],
    ['Ａｎｎａ', 'anna'],
    ['caf\u00e9', 'cafe\u0301'],
    [' Anna', 'anna '],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ])('takes %s and %s for the same name', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it('keeps a name as it was typed, but composed and trimmed', () => {
    expect(keptName(' Cafe\u0301 Ａ ')).toBe('Café Ａ');
    expect(foldedName('anna')).not.toBe(foldedName('ana'));
  });

  it.each([
    ['Hana \u202elive', 'Hana live'],
    ['\u2066Ivo\u2069 ', 'Ivo'],
    ['\u200eאנה\u200f', 'אנה'],
    ['a \u202a\nb', 'a \nb'],
  ])('keeps of the free text %j what does not turn its neighbours round: %j', (typed, kept) => {
    expect(keptText(typed)).toBe(kept);
  });

  it.each<[string, boolean]>([
    ['anna@example.org', true],
    ['a.b+c@x.example', true],
    ['anna', false],
    ['anna@localhost', false],
    ['a b@example.org', false],
    ['a@example.org\r\nBcc: b@example.org', false],
    ['a@example.org,b@example.org', false],
    [`${'a'.repeat(250)}@example.org`, false],
  ])('takes %j for a mail address: %s', (mail, fine) => {
    expect(mailProblem(mail) === null).toBe(fine);
  });

  it.each<[string, string | null]>([
    ['correct horse', null],
    ['short', 'A password has 10 to 200 characters; this one has 5.'],
    ['x'.repeat(201), 'A password has 10 to 200 characters; this one has 201.'],
    ['aaaaaaaaaaab', 'A password has at least 4 different characters.'],
    ['my name is ANNA', 'A password must not contain the name it belongs to.'],
  ])('says of the password %j: %s', (password, says) => {
    expect(said(passwordProblem(password, 'Anna'))).toBe(says);
  });

  it('bounds free texts', () => {
    expect(textProblem('two\nlines', 20)).toBeNull();
    expect(said(lineProblem('two\nlines', 20))).toContain('one line');
    expect(said(lineProblem('a tab\tbetween', 20))).toContain('one line');
    expect(lineProblem(' one line\n', 20)).toBeNull();
    expect(said(lineProblem('x'.repeat(21), 20))).toContain('21');
    expect(said(textProblem('  ', 20))).toBe('A text has 1 to 20 characters; this one has 0.');
    expect(said(textProblem('x'.repeat(21), 20))).toContain('21');
    expect(said(textProblem('bell\u0007', 20))).toContain('control characters');
    expect(said(textProblem('\u202e \u2066', 20))).toContain('this one has 0');
  });
});
