import { canonical, fromBase64url, tagged } from './bytes.mjs';
import { Finding, tampered } from './finding.mjs';

/** A case, folded from its first event: who had it, what was ruled, and when that was final. */
export class Case {
  phase = 'none';
  rulings = [];
  final = null;
  applied = null;
  #judge = null;
  #appealJudge = null;
  #forHeadJudge = false;
  #isOverdue = false;
  #isWithdrawn = false;
  #isReleased = false;
  #isAppealDecided = false;
  #accepted = new Set();
  #deltas = [];
  #looks = [];
  #heldSince = null;
  /** When what runs in each phase began, and when it ends. */
  #began = {};
  #ends = {};

  take(record, { type, data, secret }) {
    const happen = this.#happenings[type];
    if (happen === undefined)
      throw new Finding('UNPROVEN', `${record.stream} ${record.seq}`, `this verifier does not know "${type}"`);
    if ((this.phase === 'none') !== (type === 'CaseOpened')) tampered(record, 'a case is opened once, and first');
    happen(record, data, secret);
  }

  get ruling() {
    return this.#isWithdrawn ? null : (this.rulings.at(-1) ?? null);
  }

  get #deadline() {
    if (this.#heldSince !== null || (this.#isOverdue && this.#clock === 'rule')) return null;
    return this.#ends[this.#clock] ?? null;
  }

  get #clock() {
    return { waiting: 'rule', claimed: 'rule', ruled: 'appeal', appealed: 'decide' }[this.phase];
  }

  #starts(clock, at) {
    this.#began[clock] = at;
    this.#ends[clock] = at + this.opened.windows[clock];
  }

  #mustBe(record, ...phases) {
    if (!phases.includes(this.phase)) tampered(record, `this can't happen to a case that is ${this.phase}`);
  }

  #isParty = (who) => this.opened.parties.some((party) => party.who === who);

  #byJudge(record) {
    const judge = this.phase === 'appealed' ? this.#appealJudge : this.#judge;
    if (judge !== record.actor) tampered(record, `${record.actor} does not have this case`);
  }

  #bySystem(record) {
    if (record.actor !== 'system') tampered(record, 'the house alone does this');
  }

  /** In time: a deadline that runs has not passed. */
  #inTime(record) {
    if (this.#deadline !== null && record.at >= this.#deadline) tampered(record, 'the time for this was over');
  }

  #takes(record, appeal, who, { role, plays }) {
    this.#mustBe(record, ...(appeal ? ['appealed'] : ['waiting', 'claimed']));
    if (plays || this.#isParty(who) || this.opened.raiser.who === who)
      tampered(record, `${who} has a part in this case`);
    if (appeal && this.rulings[0].by === who) tampered(record, 'who ruled first does not decide the appeal');
    const roles = appeal || this.#forHeadJudge ? ['head-judge'] : ['judge', 'head-judge'];
    if (!roles.includes(role)) tampered(record, `the role ${role} does not judge here`);
    if (appeal) this.#appealJudge = who;
    else [this.#judge, this.phase] = [who, 'claimed'];
  }

  #givesBack(record) {
    this.#mustBe(record, 'claimed');
    [this.#judge, this.phase] = [null, 'waiting'];
  }

  /** What suits the subject of a case, and what a judge may rule who is no head judge. */
  #rules(record, ruling, role) {
    const { is } = this.opened.subject;
    const { remedy, rules, houseRulings, credits, penalties } = ruling;
    const suits = { play: ['play-on', 'rewind', 'repair', 'game-loss', 'result'], result: ['play-on', 'result'] };
    if (!(suits[is] ?? ['play-on']).includes(remedy.is))
      tampered(record, `"${remedy.is}" is nothing for a case about ${is}`);
    if (is === 'play' && rules.length + houseRulings.length === 0)
      tampered(record, 'a ruling about play names its rules');
    if (is !== 'play' && credits.length > 0) tampered(record, 'time is given in a game that is on');
    const delta = this.#deltas.findLast(({ from }) => from === remedy.to);
    if (remedy.is === 'rewind' && delta === undefined) tampered(record, 'nobody computed what was learned since');
    const isSimple =
      remedy.is === 'rewind' &&
      remedy.randomness === 'keep' &&
      delta.undone <= 1 &&
      delta.draws === 0 &&
      knowsNoMore(delta);
    const isMild = penalties.every(({ degree }) => degree === 'caution' || degree === 'warning');
    if (role !== 'head-judge' && !(isMild && (remedy.is === 'play-on' || isSimple)))
      tampered(record, 'this is for a head judge to rule');
    this.rulings.push({ ...ruling, by: record.actor });
  }

  #decides(record, as) {
    this.#mustBe(record, 'appealed');
    this.#byJudge(record);
    this.#inTime(record);
    if (as.role !== 'head-judge') tampered(record, 'a head judge decides an appeal');
    this.#isAppealDecided = true;
  }

  #expires(record, ...phases) {
    this.#mustBe(record, ...phases);
    if (this.#deadline === null || record.at < this.#deadline) tampered(record, 'its time had not come');
  }

  #mayBeFinal(record) {
    if (this.phase === 'final' || this.phase === 'closed') return false;
    if (this.#isWithdrawn || this.#isAppealDecided) return true;
    const isAccepted = this.opened.parties.every(({ who }) => this.#accepted.has(who));
    return this.phase === 'ruled' && (isAccepted || (this.#deadline !== null && record.at >= this.#deadline));
  }

  #extends(record, { from, to, deadline }) {
    this.#heldSince = null;
    for (const [clock, began] of Object.entries(this.#began))
      this.#ends[clock] += Math.max(0, to - Math.max(from, began));
    if (this.#deadline !== deadline) tampered(record, 'another deadline follows');
  }

  #happenings = {
    CaseOpened: (record, data) => {
      this.opened = data;
      this.phase = 'waiting';
      this.#starts('rule', record.at);
    },
    CaseClaimed: (record, { appeal, as }) => this.#takes(record, appeal, record.actor, as),
    CaseAssigned: (record, { appeal, to, as }) => this.#takes(record, appeal, to, as),
    CaseReleased: (record, { appeal }) => {
      this.#byJudge(record);
      if (appeal) this.#appealJudge = null;
      else this.#givesBack(record);
    },
    CaseEscalated: (record) => {
      this.#byJudge(record);
      this.#forHeadJudge = true;
      this.#givesBack(record);
    },
    PositionLooked: (record, _, { ply, eyes }) => {
      this.#byJudge(record);
      this.#looks.push({ by: record.actor, at: record.at, ply, ...eyes });
    },
    InformationDeltaComputed: (record, _, { delta }) => {
      this.#byJudge(record);
      this.#deltas.push(delta);
    },
    CommandSigned: () => undefined,
    AttemptsCopied: (record, { digests }, { attempts }) => {
      if (!Array.isArray(digests) || !Array.isArray(attempts) || attempts.length !== digests.length)
        tampered(record, 'there is not one attempt for each digest');
      if (attempts.some((attempt, nth) => attempt.digest !== digests[nth] || digestOf(attempt) !== digests[nth]))
        tampered(record, 'what was tried is not what the digests are of');
    },
    EvidenceAdded: () => undefined,
    RulingIssued: (record, { ruling, as, appealUntil }) => {
      this.#byJudge(record);
      this.#mustBe(record, 'claimed');
      this.#rules(record, ruling, as.role);
      this.phase = 'ruled';
      this.#starts('appeal', record.at);
      if (this.#ends.appeal !== appealUntil) tampered(record, 'the window for an appeal is another');
    },
    RulingAccepted: (record) => {
      this.#mustBe(record, 'ruled');
      this.#inTime(record);
      if (!this.#isParty(record.actor)) tampered(record, 'parties accept a ruling');
      this.#accepted.add(record.actor);
    },
    RulingAppealed: (record, { decideBy }) => {
      this.#mustBe(record, 'ruled');
      this.#inTime(record);
      if (!this.#isParty(record.actor)) tampered(record, 'parties appeal against a ruling');
      this.phase = 'appealed';
      this.#starts('decide', record.at);
      if (this.#ends.decide !== decideBy) tampered(record, 'the window for a decision is another');
    },
    RulingAffirmed: (record, { as }) => this.#decides(record, as),
    RulingReplaced: (record, { ruling, as }) => {
      this.#decides(record, as);
      this.#rules(record, ruling, as.role);
    },
    AppealLapsed: (record) => {
      this.#expires(record, 'appealed');
      this.#isAppealDecided = true;
    },
    CaseOverdue: (record) => {
      this.#expires(record, 'waiting', 'claimed');
      this.#isOverdue = true;
    },
    CaseWithdrawn: (record) => {
      this.#mustBe(record, 'waiting', 'claimed');
      this.#isWithdrawn = true;
    },
    CasePaused: (record, { since }) => {
      this.#bySystem(record);
      this.#mustBe(record, 'waiting', 'claimed', 'ruled', 'appealed');
      if (this.#heldSince !== null) tampered(record, 'this case was paused before');
      this.#heldSince = since;
    },
    CaseResumed: (record, span) => {
      this.#bySystem(record);
      if (this.#heldSince !== span.from) tampered(record, 'this case was not paused then');
      this.#extends(record, span);
    },
    CaseCredited: (record, span) => {
      this.#bySystem(record);
      if (this.#heldSince !== null || span.from >= span.to || span.to > record.at) tampered(record, 'no time was lost');
      this.#extends(record, span);
    },
    RulingFinal: (record, { ruling }) => {
      if (!this.#mayBeFinal(record)) tampered(record, 'a ruling became final before its time');
      if ((ruling === null) !== this.#isWithdrawn) tampered(record, 'what is final is no ruling of the case');
      this.phase = 'final';
      this.#heldSince = null;
      this.final = { hash: record.hash, seq: record.seq };
    },
    RulingApplied: (record, data) => {
      this.#mustBe(record, 'final');
      this.applied = data;
    },
    CaseClosed: (record, { ending, looks }) => {
      this.#mustBe(record, 'final');
      if (!this.applied) tampered(record, 'this case was closed before its ruling was carried out');
      const due = this.#isWithdrawn ? 'withdrawn' : this.applied.applied === false ? 'moot' : 'ruled';
      if (ending !== due) tampered(record, `this case was closed as ${ending}, and is ${due}`);
      if (canonical(looks) !== canonical(this.#looks)) tampered(record, 'not all looks at hidden cards are published');
      this.phase = 'closed';
    },
    KeyReleased: (record) => {
      this.#bySystem(record);
      this.#mustBe(record, 'closed');
      if (this.#isReleased) tampered(record, 'the key was released before');
      this.#isReleased = true;
    },
  };
}

const digestOf = ({ answer, at, ply, seat, salt }) =>
  tagged('seal', Buffer.concat([fromBase64url(salt), Buffer.from(canonical({ answer, at, ply, seat }))]));

const knowsNoMore = ({ learned }) => learned.every(({ plies }) => plies.length === 0);
