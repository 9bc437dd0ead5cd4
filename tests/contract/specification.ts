/**
 * Every call that the specification lists in its section 7, with the paths it leaves open as the contract fills them.
 * Written out by hand, so that a row lost from the table is noticed.
 */
export const specifiedCalls = `
POST /v1/auth/login
POST /v1/auth/logout
POST /v1/auth/checkEmail
POST /v1/auth/checkRegistrationCode
POST /v1/author/register
POST /v1/author/register/avatar
POST /v1/author/forgotPassword
POST /v1/author/resetPassword
GET /v1/author/profile
POST /v1/author/profile
POST /v1/author/upload/session/new
POST /v1/author/upload/session/{}/part
POST /v1/author/upload/session/{}/close
GET /v1/author/upload/session/{}
POST /v1/author/upload/image
POST /v1/author/{}/{}/module/{}/attach/upload
POST /v1/author/quiz/create
POST /v1/author/quiz/list
POST /v1/author/quiz/{}
GET /v1/author/quiz/{}
DELETE /v1/author/quiz/{}
POST /v1/author/quiz/{}/question/create
POST /v1/author/quiz/{}/question/{}
DELETE /v1/author/quiz/{}/question/{}
POST /v1/author/quiz/{}/question/{}/option/create
POST /v1/author/quiz/{}/question/{}/option/{}
DELETE /v1/author/quiz/{}/question/{}/option/{}
POST /v1/author/quiz/answers/list
POST /v1/author/quiz/answers/check
POST /v1/author/publication/list
POST /v1/author/publication/create
GET /v1/author/publication/{}
POST /v1/author/publication/{}
POST /v1/author/publication/{}/unpublish
POST /v1/author/publication/{}/publish
POST /v1/author/publication/{}/requestApproval
POST /v1/author/marathon/create
POST /v1/author/marathon/list
GET /v1/author/marathon/{}
POST /v1/author/marathon/{}
POST /v1/author/marathon/{}/cancel
POST /v1/author/marathon/{}/module/create
POST /v1/author/marathon/{}/module/{}
DELETE /v1/author/marathon/{}/module/{}
DELETE /v1/author/marathon/{}/module/{}/attach/{}
POST /v1/author/course/create
POST /v1/author/course/list
GET /v1/author/course/{}
POST /v1/author/course/{}
POST /v1/author/course/{}/module/create
POST /v1/author/course/{}/module/{}
DELETE /v1/author/course/{}/module/{}
DELETE /v1/author/course/{}/module/{}/attach/{}
POST /v1/author/lecture/create
POST /v1/author/lecture/list
GET /v1/author/lecture/{}
POST /v1/author/lecture/{}
GET /v1/author/lecture/{}/image/link
POST /v1/author/meditation/create
POST /v1/author/meditation/list
GET /v1/author/meditation/{}
POST /v1/author/meditation/{}
GET /v1/author/meditation/{}/image/link
GET /v1/author/stream/{}
GET /v1/author/stream/{}/link
POST /v1/author/stream/list
POST /v1/author/tag/list
POST /v1/author/tag/create
GET /v1/author/country/list
POST /v1/author/referral/list
POST /v1/author/purchase/list
POST /v1/author/audience/list
POST /v1/author/campaign/create
GET /v1/author/webinar/{}
POST /v1/author/webinar/list
POST /v1/author/webinar/create
POST /v1/author/webinar/{}
POST /v1/author/webinar/cancel/{}
POST /v1/author/webinar/publication/{}
POST /v1/author/webinar/start/{}
POST /v1/author/consultation/list
POST /v1/author/consultation/create
GET /v1/author/consultation/{}
POST /v1/author/consultation/{}
POST /v1/author/consultation/fulfillment/list
POST /v1/author/consultation/fulfillment/{}/status
POST /v1/author/qa/create
POST /v1/author/qa/list
GET /v1/author/qa/{}
POST /v1/author/qa/{}
DELETE /v1/author/qa/{}
`
  .trim()
  .split('\n');

/** Calls that the console asks for beyond those: a platform that has none of them answers 404, and the console does without. */
export const furtherCalls = `
GET /v1/author/session/list
POST /v1/author/session/endOthers
DELETE /v1/author/session/{}
`
  .trim()
  .split('\n');
