/** What can be done in a case, one document an act. */
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

const DONE = graphql(
  `
    fragment CaseDone on CasePayload {
      case {
        id
        position
      }
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);

export const CLAIM = graphql(
  `
    mutation Claim($input: ClaimCaseInput!) {
      claimCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const ASSIGN = graphql(
  `
    mutation Assign($input: AssignCaseInput!) {
      assignCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const RELEASE = graphql(
  `
    mutation Release($input: ReleaseCaseInput!) {
      releaseCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const ESCALATE = graphql(
  `
    mutation Escalate($input: EscalateCaseInput!) {
      escalateCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const SAY = graphql(
  `
    mutation AddEvidence($input: AddEvidenceInput!) {
      addEvidence(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const LOOK = graphql(
  `
    mutation LookAtPosition($input: LookAtPositionInput!) {
      lookAtPosition(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const WEIGH = graphql(
  `
    mutation ComputeDelta($input: ComputeDeltaInput!) {
      computeDelta(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const RULE = graphql(
  `
    mutation IssueRuling($input: IssueRulingInput!) {
      issueRuling(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const ACCEPT = graphql(
  `
    mutation AcceptRuling($input: AcceptRulingInput!) {
      acceptRuling(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const APPEAL = graphql(
  `
    mutation AppealRuling($input: AppealRulingInput!) {
      appealRuling(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const AFFIRM = graphql(
  `
    mutation AffirmRuling($input: AffirmRulingInput!) {
      affirmRuling(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const REPLACE = graphql(
  `
    mutation ReplaceRuling($input: ReplaceRulingInput!) {
      replaceRuling(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const WITHDRAW = graphql(
  `
    mutation WithdrawCase($input: WithdrawCaseInput!) {
      withdrawCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const OPEN = graphql(
  `
    mutation OpenCase($input: OpenCaseInput!) {
      openCase(input: $input) {
        ...CaseDone
      }
    }
  `,
  [DONE],
);

export const ANSWER_CALL = graphql(
  `
    mutation AnswerCall($input: AnswerJudgeCallInput!) {
      answerJudgeCall(input: $input) {
        match {
          id
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

const HELD = graphql(
  `
    fragment Held on MatchPayload {
      match {
        id
        pausedAt
      }
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);

export const HOLD = graphql(
  `
    mutation Hold($input: PauseClocksInput!) {
      pauseClocks(input: $input) {
        ...Held
      }
    }
  `,
  [HELD],
);

export const LET_GO = graphql(
  `
    mutation LetGo($input: ResumeClocksInput!) {
      resumeClocks(input: $input) {
        ...Held
      }
    }
  `,
  [HELD],
);
